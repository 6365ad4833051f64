"""Solvers of e-Valuate: exact by induction and search, the methods of the paper with their counts, and random play.

    ExpressionSolver   values, best moves, lines and the value of every move, in any position      solver.py
    run_method         a method of the paper or the laboratory, with the nodes visited and pruned  methods.py
    fairness           the chances of win, draw and loss if both play at random                    random_play.py
    tree_size          T(n) of the paper                                                           paper_table.py

Importing these imports numpy; numba is imported only when a method is run.
"""

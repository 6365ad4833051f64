"""A Hamiltonian tour made together: rules and picture."""

"""A Hamiltonian tour built by both players: rules and picture."""

"""Octal games, the lesson, game trees and graphs of games for the last move."""

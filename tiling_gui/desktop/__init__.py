"""All of Qt, and nothing else imports it."""

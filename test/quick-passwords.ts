/**
 * Passwords are hashed in a thousandth of the rounds: tests make hundreds of people, and each hash is meant to take a core for a
 * quarter of a second. How many rounds are asked for is seen all the same, and `sign-in.test.ts` looks.
 */
import crypto from 'node:crypto'

const { pbkdf2 } = crypto

const quick: typeof pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, Math.ceil(iterations / 1000), ...rest)

// Files that share a process run this one after the other.
if (pbkdf2.name !== quick.name) crypto.pbkdf2 = quick

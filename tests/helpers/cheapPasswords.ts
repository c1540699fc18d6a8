/**
 * A password's hash is expensive on purpose: a quarter of a second of work. The store tests make and sign in hundreds of people,
 * which would take a third of their time. With `REAL_PASSWORDS` set, the hash is as expensive as in production.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const ROUNDS = 1000

declare global {
  var dearPbkdf2: typeof crypto.pbkdf2 | undefined
}
// Files share a process: the second one finds the cheap function in its place.
const real = (globalThis.dearPbkdf2 ??= crypto.pbkdf2)

crypto.pbkdf2 = (password, salt, iterations, length, digest, done) =>
  real(
    password,
    salt,
    process.env.REAL_PASSWORDS ? iterations : Math.min(iterations, ROUNDS),
    length,
    digest,
    done,
  )
syncBuiltinESMExports()

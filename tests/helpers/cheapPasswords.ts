/**
 * A password's hash is dear on purpose: a quarter of a second of work. The store tests make and sign in hundreds of people,
 * which would be a third of their time. While `REAL_PASSWORDS` is set the hash is as dear as it is.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const ROUNDS = 1000

declare global {
  var dearPbkdf2: typeof crypto.pbkdf2 | undefined
}
// Files share a process: the second one finds the cheap one in its place.
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

import { pbkdf2 } from 'node:crypto'
import type { Payload } from 'payload'

// Same parameters as Payload's hash (payload/dist/auth/strategies/local).
const ITERATIONS = 600_000
const BYTES = 32

const hash = (password: string): Promise<void> =>
  new Promise((resolve, reject) =>
    pbkdf2(password, 'nobody', ITERATIONS, BYTES, 'sha256', (error) => (error ? reject(error) : resolve())),
  )

/** Hashes a password for an unknown account too: a faster answer would reveal that it is unknown. */
export async function evenTime(payload: Payload, email: string, password: string): Promise<void> {
  const where = { email: { equals: email.trim().toLowerCase() } }
  const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true })
  if (totalDocs === 0) await hash(password)
}

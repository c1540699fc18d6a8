import { pbkdf2, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { recordOf } from '@/access/ids'

// How Payload writes a hash (payload/dist/auth/strategies/local); one without the mark is of an earlier version.
const MARK = 'pbkdf2-sha256-v1:'
const NOW = { iterations: 600_000, bytes: 32 }
const EARLIER = { iterations: 25_000, bytes: 512 }

const derive = (password: string, salt: string, { iterations, bytes }: typeof NOW | typeof EARLIER) =>
  new Promise<Buffer>((resolve, reject) =>
    pbkdf2(password, salt, iterations, bytes, 'sha256', (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** Signs nobody in. */
export async function isOwnPassword(payload: Payload, id: string, password: string): Promise<boolean> {
  const row = recordOf(await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }))
  if (typeof row.hash !== 'string' || typeof row.salt !== 'string') return false
  const stored = Buffer.from(row.hash.startsWith(MARK) ? row.hash.slice(MARK.length) : row.hash, 'hex')
  const key = await derive(password, row.salt, row.hash.startsWith(MARK) ? NOW : EARLIER)
  return stored.length === key.length && timingSafeEqual(stored, key)
}

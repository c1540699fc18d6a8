/** First answers of POSTs by idempotency key: stored for 24 h, replayed byte for byte. */
import { z } from 'zod'
import { table } from '@/db/table'

const KEEP_SECONDS = 24 * 3600
/** In seconds. Without an answer after this time the process has died and the key is free again. */
const LEASE = 120

const rowSchema = z.object({
  id: z.string(),
  request_hash: z.string(),
  state: z.enum(['running', 'done']),
  expires_at: z.number(),
  status: z.number().nullable(),
  headers: z.record(z.string(), z.string()).nullable(),
  body: z.string().nullable(),
})
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}
export type Claim =
  | { kind: 'mine'; id: string }
  | { kind: 'replay'; answer: Answer }
  | { kind: 'running' }
  | { kind: 'different' }

const seconds = () => Math.floor(Date.now() / 1000)
const rows = () => table('idempotency-keys')

/** Of several equal requests, exactly one gets `mine`. */
export async function claimKey(scope: string, key: string, requestHash: string): Promise<Claim> {
  const store = await rows()
  const fresh = {
    request_hash: requestHash,
    state: 'running',
    expires_at: seconds() + LEASE,
    status: null,
    headers: null,
    body: null,
  }
  const id = await store.insert({ scope, key, ...fresh })
  if (id) return { kind: 'mine', id }
  const [found] = await store.find(
    [
      ['scope', '=', scope],
      ['key', '=', key],
    ],
    { limit: 1 },
  )
  if (!found) return { kind: 'running' }
  const row = rowSchema.parse(found)
  if (row.expires_at <= seconds()) {
    const taken = await store.update(
      [
        ['id', '=', row.id],
        ['expires_at', '=', row.expires_at],
        ['state', '=', row.state],
      ],
      fresh,
    )
    return taken ? { kind: 'mine', id: row.id } : { kind: 'running' }
  }
  if (row.request_hash !== requestHash) return { kind: 'different' }
  if (row.state === 'running') return { kind: 'running' }
  return {
    kind: 'replay',
    answer: { status: row.status ?? 200, headers: row.headers ?? {}, body: row.body ?? '' },
  }
}

export async function keepAnswer(id: string, answer: Answer): Promise<void> {
  await (
    await rows()
  ).update([['id', '=', id]], { state: 'done', expires_at: seconds() + KEEP_SECONDS, ...answer })
}

/** Frees the key when the request had no effect (server error, or refused early). */
export async function freeKey(id: string): Promise<void> {
  await (await rows()).delete([['id', '=', id]])
}

export async function purgeAnswers(): Promise<number> {
  return (await rows()).delete([['expires_at', '<', seconds()]])
}

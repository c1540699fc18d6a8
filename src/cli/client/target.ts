import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { z } from 'zod'
import { CommandError, RefusedError, say } from './say'
import { env } from '@/env'
import { findServer, operate } from './server'

interface Target {
  origin: string
  host?: string
  key: string
}
const TRIES = 7
const problemSchema = z.object({
  detail: z.string(),
  errors: z.array(z.object({ detail: z.string(), pointer: z.string() })).optional(),
})

/** Those that may be tried again can have been taken, the other ones not. */
const isFinal = (status: number): boolean => status < 500 && status !== 429 && status !== 409

function refusal(status: number, body: unknown): CommandError {
  const problem = problemSchema.safeParse(body)
  const faults = problem.success
    ? (problem.data.errors ?? []).map(({ pointer, detail }) => `\n  ${pointer} ${detail}`).join('')
    : ''
  return new (isFinal(status) ? RefusedError : CommandError)(
    `The server answered ${status}: ${problem.success ? problem.data.detail : 'without a reason'}${faults}`,
  )
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Milliseconds before try `n` (0 is the first): Retry-After, else doubling from 0.3 s. */
export const pause = (n: number, retryAfter: string | undefined): number =>
  retryAfter && /^\d{1,4}$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Math.min(300 * 2 ** n, 15_000)

/** `bytes`: packed already, as far as that is worth it. Returns the body of a 2xx. Retries lost connections, 409, 429, 5xx with the same Idempotency-Key. */
async function post(target: Target, path: string, bytes: Uint8Array): Promise<unknown> {
  const key = randomUUID()
  let last = new CommandError('The server did not answer.')
  for (let n = 0; n < TRIES; n++) {
    try {
      const answer = await request(`${target.origin}/api/v1${path}`, {
        method: 'POST',
        body: bytes,
        headersTimeout: 120_000,
        headers: {
          authorization: `Bearer ${target.key}`,
          'content-type': 'application/octet-stream',
          'idempotency-key': key,
          ...(target.host ? { host: target.host } : {}),
        },
      })
      const text = await answer.body.text()
      if (answer.statusCode < 300) return parsed(text)
      last = refusal(answer.statusCode, parsed(text))
      if (isFinal(answer.statusCode)) throw last
      const after = answer.headers['retry-after']
      await wait(pause(n, Array.isArray(after) ? after[0] : after))
    } catch (error) {
      if (error === last) throw error
      last = new CommandError(
        `The server cannot be reached: ${error instanceof Error ? error.message : String(error)}`,
      )
      await wait(pause(n, undefined))
    }
  }
  throw last
}

interface PushTarget {
  post(path: string, bytes: Uint8Array): Promise<unknown>
}
interface Wanted {
  dealership: string
  tenant: string | undefined
  key: string | undefined
  url: string | undefined
}

const openedSchema = z.object({ key: z.string() })

async function borrowedKey(
  { dealership, tenant }: Wanted,
  running: Awaited<ReturnType<typeof findServer>>,
): Promise<string> {
  const result = await operate({ op: 'push.open', dealership, ...(tenant ? { tenant } : {}) }, running)
  if (!result.ok) throw new CommandError(result.lines.join('\n'), 2)
  return openedSchema.parse(result.data).key
}

async function local(key: string): Promise<PushTarget> {
  const { dispatchLocal } = await import('./local')
  say('No server is running: the cars are stored directly.')
  return { post: (path, bytes) => dispatchLocal(key, path, bytes) }
}

export async function openTarget(wanted: Wanted): Promise<PushTarget> {
  const { key, url } = wanted
  if (url) {
    if (!key) throw new CommandError('A push to another server needs a key: --key, or FORECOURT_KEY.', 2)
    return { post: (path, bytes) => post({ origin: url.replace(/\/+$/, ''), key }, path, bytes) }
  }
  const running = await findServer()
  if (!key && env.mode === 'production')
    throw new CommandError('Give a key with --key or FORECOURT_KEY (made by `keys create`).', 2)
  const used = key ?? (await borrowedKey(wanted, running))
  if (!running) return local(used)
  const target = { origin: `http://127.0.0.1:${running.port}`, host: env.platformHost, key: used }
  return { post: (path, bytes) => post(target, path, bytes) }
}

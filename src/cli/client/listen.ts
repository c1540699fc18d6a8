/** `webhooks listen`: events as they come, printed, or sent on to a program on this machine as a signed call of a webhook. */
import { setTimeout as wait } from 'node:timers/promises'
import { request } from 'undici'
import { z } from 'zod'
import { env } from '@/env'
import { bodyOfEvents } from '@/features/events/events.rules'
import { newSecret, signatures } from '@/integrations/webhooks'
import { need, readArgs } from './args'
import { COMMANDS } from './commandTable'
import { CommandError, say, tell } from './say'
import { pause } from './target'

/** Between two questions when there is nothing new. */
const REST_MS = 2_000
const ANSWER_MS = 30_000
/** The exit code that shells use for a program ended by Ctrl-C. */
const BY_CTRL_C = 130

const pageSchema = z.object({
  items: z.array(z.looseObject({ id: z.string() })),
  next_cursor: z.string(),
  more: z.boolean(),
  gap: z.boolean(),
})
const keySchema = z.object({ dealer: z.object({ slug: z.string() }) })
const problemSchema = z.object({ detail: z.string() })

interface Source {
  origin: string
  key: string
  signal: AbortSignal
}

/** What may pass is waited for; what the server refuses ends the command. */
async function read<T>({ origin, key, signal }: Source, path: string, schema: z.ZodType<T>): Promise<T> {
  for (let n = 0; ; n++) {
    const answer = await request(`${origin}/api/v1${path}`, {
      ...{ headers: { authorization: `Bearer ${key}` }, headersTimeout: ANSWER_MS, signal },
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      say(`The server cannot be reached: ${error instanceof Error ? error.message : String(error)}`)
      return null
    })
    const body: unknown = await answer?.body.json().catch(() => null)
    if (answer && answer.statusCode < 300) return schema.parse(body)
    const isFinal = answer && answer.statusCode < 500 && answer.statusCode !== 429
    if (isFinal)
      throw new CommandError(
        `The server answered ${answer.statusCode}: ${problemSchema.safeParse(body).data?.detail ?? 'without a reason'}`,
      )
    const after = answer?.headers['retry-after']
    await wait(pause(n, typeof after === 'string' ? after : undefined), undefined, { signal })
  }
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
/** Only this machine: what is sent on has left the guards of the server. */
function loopback(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || !LOOPBACK.includes(url.hostname))
    throw new CommandError(
      `--forward takes an address of this machine, such as http://127.0.0.1:4000/in, not “${text}”.`,
      2,
    )
  return url
}

/** As the server calls a webhook: signed, and again until it is taken. */
async function sendOn(
  to: URL,
  secret: string,
  { id, body }: { id: string; body: string },
  signal: AbortSignal,
): Promise<void> {
  for (let n = 0; ; n++) {
    const at = new Date()
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signatures([secret], id, at, body),
    }
    const answer = await request(to, {
      method: 'POST',
      body,
      headers,
      headersTimeout: ANSWER_MS,
      signal,
    }).catch(() => {
      signal.throwIfAborted()
      return null
    })
    await answer?.body.dump().catch(() => undefined)
    if (answer && answer.statusCode < 300) return
    say(
      `${to.href} ${answer ? `answered ${answer.statusCode}` : 'did not answer'}; the same again in a moment.`,
    )
    await wait(pause(n, undefined), undefined, { signal })
  }
}

interface Wanted {
  after: string
  types: string
  forward: URL | null
  secret: string
  isOnce: boolean
}
/** Returns where to go on. `note`: at each page that was taken. */
async function follow(
  source: Source,
  { after, types, forward, secret, isOnce }: Wanted,
  note: (cursor: string) => void,
) {
  const { dealer } = await read(source, '/me', keySchema)
  for (let cursor = after; ;) {
    const query = new URLSearchParams({ after: cursor, limit: '100', ...(types ? { types } : {}) })
    const page = await read(source, `/events?${query.toString()}`, pageSchema)
    if (page.gap) say('Some events after your cursor are no longer stored: read the stock once as a whole.')
    const { items: events, gap } = page
    const last = events.at(-1)
    if (last && forward) {
      const body = bodyOfEvents(dealer.slug, { events, gap }, new Date())
      await sendOn(forward, secret, { id: `listen.${last.id}`, body }, source.signal)
      say(`${events.length} sent on.`)
    } else tell(...events.map((event) => JSON.stringify(event)))
    cursor = page.next_cursor
    note(cursor)
    if (!page.more && isOnce) return
    if (!page.more) await wait(REST_MS, undefined, { signal: source.signal })
  }
}

export async function listenCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, COMMANDS['webhooks listen'])
  const origin = need(values.url ?? env.cli.url, 'The address of the platform (--url)').replace(/\/+$/, '')
  const key = need(values.key ?? env.cli.key, 'The key (--key or FORECOURT_KEY)')
  const forward = values.forward ? loopback(values.forward) : null
  const secret = values.secret ?? newSecret()
  if (forward && !values.secret) say(`Signed with ${secret}`)
  const ended = new AbortController()
  const stop = () => ended.abort()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop)
  let cursor = values.after ?? ''
  const wanted = { after: cursor, types: values.types ?? '', forward, secret, isOnce: values.once ?? false }
  try {
    await follow({ origin, key, signal: ended.signal }, wanted, (at) => {
      cursor = at
    })
    return 0
  } catch (error) {
    if (!ended.signal.aborted) throw error
    return BY_CTRL_C
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop)
    if (cursor) say(`Go on later with --after ${cursor}`)
  }
}

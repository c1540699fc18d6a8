/** Sends the files that are due to marketplaces. The row of a target is the outbox: one worker has it at a time. Decision 0152. */
import { secretsOf } from '@/core/letter/rows/webhookEnds'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { Site } from '@/core/dealer/views'
import type { Clause } from '@/db/tableTypes'
import { env } from '@/env'
import { openFiles, WebhookFault, type WebhookPort } from '@/integrations/webhooks'
import { startLoop, type Loop } from '@/jobs/loop'
import { outboxKind, WorkWaits, workOnce } from '@/jobs/outbox'
import { inSlices } from '@/lib/giveWay'
import { ABANDONED, NEVER } from '@/lib/never'
import { hashOf, unseal } from '@/lib/secrets'
import { MINUTE_MS } from '@/lib/time'
import { dealershipIds } from './list'
import { differenceOf, nextFixed, nextRun, secretOf, withRun, type Run, type Sent } from './sending.rules'
import { readEntries } from './stockFile'
import { chosenFor, STOCK_FILES, writeStockFile } from './stockFiles.rules'
import { targetOf, TARGETS, type Target } from './targetRows'

const LANES = 4
const IDLE_MS = 4_000
/** Longer than reading the cars and a call can take. */
const SEND_MS = 3 * MINUTE_MS

const EMPTY =
  'There is no car to send, and an empty file takes all cars off the marketplace. Press Send now if that is right.'
/** In words for the dealer's staff. */
class NotSent extends Error {}
/** With the line of the run. */
class Untaken extends Error {
  constructor(
    readonly run: Omit<Run, 'next'>,
    cause: unknown,
  ) {
    super(run.answer, { cause })
  }
}

async function fileOf({ file, dealership_id }: Target, site: Site) {
  const dealerships = dealershipIds(site, []).filter((id) => !dealership_id || id === dealership_id)
  const { entries } = chosenFor(file, await readEntries({ site, dealerships }))
  const { columns } = STOCK_FILES[file]
  const rows = await inSlices(entries, (some) =>
    some.map((entry): [string, Sent[string]] => {
      const hash = hashOf(JSON.stringify(columns.map(([, value]) => value(entry)))).slice(0, 12)
      return [entry.car.id, [entry.car.stocknum, hash]]
    }),
  )
  return { now: Object.fromEntries(rows), text: () => writeStockFile(file, entries) }
}

/** @throws NotSent where the secret that goes along cannot be read */
function proofOf({ login, header, sealed_password, url, way }: Target): Record<string, string> {
  if (way === 'webhook' || (!login && !header)) return {}
  const secret = sealed_password && unseal(env.payloadSecret, secretOf(url), sealed_password)
  if (!secret) throw new NotSent('The password or value for this address is missing. Enter it again.')
  if (header) return { [header.toLowerCase()]: secret }
  return { authorization: `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}` }
}

/** Returns the answer. The key is the same until the file is taken, so that the receiver drops what it has already. */
async function deliver(target: Target, body: string, port: WebhookPort, now: number): Promise<string> {
  const { id, file, url, way, sent_at } = target
  const secrets = way === 'webhook' ? secretsOf(target, now) : []
  if (way === 'webhook' && secrets.length === 0) throw new NotSent('It has no signing secret yet. Make one.')
  const key = `${id}.${hashOf(`${sent_at} ${body}`).slice(0, 24)}`
  const status = await port.send({
    ...{ url, body, key, secrets, method: way === 'put' ? 'PUT' : 'POST' },
    headers: {
      ...{ 'content-type': `${STOCK_FILES[file].type}; charset=utf-8`, 'idempotency-key': key },
      ...{ 'user-agent': 'Forecourt stock files', ...proofOf(target) },
    },
  })
  return String(status)
}

const faultWords = (error: unknown): string => {
  if (error instanceof WebhookFault) return [error.message, error.words].filter(Boolean).join(': ')
  return error instanceof NotSent ? error.message : 'It failed on our side.'
}

/** @throws Untaken */
async function run(target: Target, why: Run['why'], site: Site, port: WebhookPort, now: number) {
  const file = await fileOf(target, site)
  const difference = differenceOf(target.sent ?? {}, file.now)
  const { added, changed, removed } = difference
  const line = { at: now, why, cars: Object.keys(file.now).length, ...difference, next: null }
  const isOther = added.count + changed.count + removed.count > 0
  if (why !== 'hand' && !isOther && (why === 'change' || target.resend === false))
    return { line: { ...line, result: 'same' as const, answer: '' }, sent: target.sent }
  try {
    const isEmptied = line.cars === 0 && (!target.sent || removed.count > 0)
    if (isEmptied && why !== 'hand') throw new NotSent(EMPTY)
    const answer = await deliver(target, file.text(), port, now)
    return { line: { ...line, result: 'sent' as const, answer }, sent: file.now }
  } catch (error) {
    throw new Untaken({ ...line, result: 'failed', answer: faultWords(error) }, error)
  }
}

const kind = outboxKind<WebhookPort>({
  name: 'stock-sends',
  table: TARGETS,
  ...{ due: 'next_at', lease: 'lease_until', leaseMs: SEND_MS },
  owes: [['enabled', '=', true]],
  tries: { column: 'tries', over: { next_at: ABANDONED } },
  dead: { where: [['next_at', '=', ABANDONED]], again: (_row, at) => ({ next_at: at, tries: 0 }) },
  whenFailed: ({ isOver, next_at }, error, row) =>
    error instanceof Untaken
      ? { runs: withRun(targetOf(row).runs, { ...error.run, next: isOver ? null : next_at }) }
      : {},
  async attempt(row, { now, due, note }, port) {
    const target = targetOf(row)
    const { at, why } = nextRun(target)
    const heard: Clause = ['asked_at', '=', target.asked_at]
    const same: Clause[] = [heard, ['changed_at', '=', target.changed_at]]
    if (at > due && target.tries === 0) {
      await note({ next_at: Math.min(at, NEVER) }, same)
      return {}
    }
    const site = await siteOfTenant(target.tenant)
    if (!site) throw new WorkWaits('The website is closed')
    const { line, sent } = await run(target, why, site, port, now)
    const fixed_at = nextFixed([target.first_at, target.second_at], site.config.timezone, due)
    const done = {
      ...{ sent, fixed_at, tries: 0 },
      ...(line.result === 'sent' ? { sent_at: new Date(now).toISOString() } : {}),
      ...(line.result === 'same' && why === 'change' ? {} : { runs: withRun(target.runs, line) }),
    }
    const rest = { ...done, asked_at: null, changed_since: null, changed_at: null, next_at: fixed_at }
    if (await note(rest, same)) return {}
    // The stock changed since its cars were read; a press of before is done, one of meanwhile is not.
    await note({ asked_at: null }, [heard])
    return { ...done, changed_since: due, next_at: due }
  },
})

/** One file to the marketplace that waits longest. False when none is due. */
export const sendStockOnce = (port: WebhookPort, now?: number): Promise<boolean> => workOnce(kind, port, now)

export function startStockSends(port = openFiles()): Loop {
  const loops = Array.from({ length: LANES }, (_, lane) =>
    startLoop(`stock sends ${lane}`, () => sendStockOnce(port), IDLE_MS),
  )
  return {
    notify: () => loops.forEach((loop) => loop.notify()),
    stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))),
  }
}

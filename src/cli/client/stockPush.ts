import { CommandError, RefusedError, say, tell } from './say'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { env } from '@/env'
import { need, readArgs } from './args'
import { COMMANDS } from './commandTable'
import { openTarget } from './target'
import { count, receiptFile, receiptItems, receiptLines } from './receipt'

/** The exit code that shells use for a program ended by Ctrl-C. */
const BY_CTRL_C = 130

class Interrupted extends CommandError {
  constructor() {
    super('Stopped.', BY_CTRL_C)
    this.name = 'Interrupted'
  }
}

/** The first Ctrl-C lets the command report what was done; a second one ends it at once. `end` removes the handlers. */
function interruption(): { signal: AbortSignal; end(): void } {
  const controller = new AbortController()
  const stop = () => controller.abort(new Interrupted())
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const name of signals) process.once(name, stop)
  return {
    signal: controller.signal,
    end: () => {
      for (const name of signals) process.off(name, stop)
    },
  }
}

/** @throws the reason of `signal` as soon as it is aborted, whether the work ends or not */
async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

const answerSchema = z.object({
  read: z.object({ as: z.string(), notes: z.array(z.object({ text: z.string() })) }),
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  car_type: z.string().nullable(),
  unknown_words: z.array(z.object({ field: z.string(), word: z.string(), cars: z.number() })),
  items: receiptItems,
  feed: z
    .object({
      ...{ id: z.string(), state: z.string(), withdrawn: z.number(), missing: z.number() },
      held_reason: z.string().nullable(),
    })
    .nullable(),
  would: z.object({ withdraw: z.number(), held_reason: z.string().nullable() }).optional(),
})
type Answer = z.output<typeof answerSchema>

function readLines({ read, columns, car_type, unknown_words }: Answer): string[] {
  const renamed = columns.filter(({ heading, field }) => field && field !== heading)
  const unused = columns.filter(({ field }) => !field)
  return [
    `Read with ${read.as}.`,
    ...(renamed.length
      ? [`Taken as: ${renamed.map(({ heading, field }) => `${heading} is ${field}`).join(', ')}.`]
      : []),
    ...(unused.length ? [`Not used: ${unused.map(({ heading }) => heading).join(', ')}.`] : []),
    ...(car_type ? [`No column says new or used: all cars are taken as ${car_type}.`] : []),
    ...unknown_words.slice(0, 20).map(({ field, word, cars }) => `Not known: ${field} "${word}" (${cars}).`),
    ...read.notes.map(({ text }) => text),
  ]
}

function feedLines({ feed, would }: Answer): string[] {
  if (would)
    return [
      would.held_reason
        ? `It would be held, because ${would.held_reason}: a person would decide first.`
        : `${would.withdraw} cars would be withdrawn.`,
    ]
  if (!feed) return []
  if (feed.state !== 'held') return [`Full feed ${feed.id}. ${feed.withdrawn} cars were withdrawn.`]
  return [
    `Full feed ${feed.id}. Held: ${feed.held_reason ?? 'a person must look first'}. ${feed.missing} cars would be withdrawn; nothing was. Release or reject the feed in the admin.`,
  ]
}

const isPacked = (bytes: Uint8Array) =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b) || (bytes[0] === 0x50 && bytes[1] === 0x4b)

/** Exit code 0 when every car was accepted, 1 when one was refused or the feed is on hold, 130 after Ctrl-C. */
export async function pushCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, COMMANDS['stock push'])
  const file = need(positionals[0], 'The stock file')
  const dealership = need(values.dealership, '--dealership')
  if (values.snapshot && values.update)
    throw new CommandError('--snapshot and --update do not go together.', 2)
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`${file} cannot be read.`, 2)
  })
  const target = await openTarget({
    dealership,
    tenant: values.tenant,
    key: values.key ?? env.cli.key,
    url: values.url ?? env.cli.url,
  })
  const mode = values.snapshot ? 'full' : values.update ? 'update' : 'add'
  const dryRun = values['dry-run'] ?? false
  const query = new URLSearchParams({ name: values.name ?? path.basename(file).slice(0, 100), mode })
  if (dryRun) query.set('dry_run', 'true')
  const address = `/dealerships/${encodeURIComponent(dealership)}/files?${query.toString()}`
  const stop = interruption()
  const start = Date.now()
  try {
    const sent = target.post(address, isPacked(bytes) ? bytes : gzipSync(bytes))
    const answer = answerSchema.parse(await unlessAborted(stop.signal, sent))
    const seconds = (Date.now() - start) / 1_000
    say(...readLines(answer))
    if (values.receipt) await receiptFile(values.receipt, answer.items)
    tell(
      `${answer.items.length} cars in ${seconds.toFixed(1)} s${dryRun ? ' (dry run: nothing was stored)' : ''}`,
      ...receiptLines(answer.items),
      ...feedLines(answer),
    )
    const isHeld = answer.feed?.state === 'held' || Boolean(answer.would?.held_reason)
    return count(answer.items, 'failed') || isHeld ? 1 : 0
  } catch (error) {
    if (!dryRun && !(error instanceof RefusedError))
      say(
        'Not finished: the server did not answer, and may have taken the file.',
        'Send the same file again: a car that was taken comes back as unchanged, and none is there twice.',
      )
    throw error
  } finally {
    stop.end()
  }
}

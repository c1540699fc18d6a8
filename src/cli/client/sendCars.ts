import type { PushTarget } from './target'
import { unlessAborted } from './interruption'
import { batchSchema, type Receipt } from './receipt'

const BATCH = 500

export interface Sending {
  target: PushTarget
  path: string
  signal: AbortSignal
  /** Called with each answered batch, in order. */
  taken(items: Receipt): Promise<void>
}

/** @throws what the target throws, and the reason of `signal`; batches answered until then were passed to `taken` */
export async function sendCars(
  items: readonly unknown[],
  { target, path, signal, taken }: Sending,
): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) {
    const sent = target.post(path, items.slice(at, at + BATCH))
    const { items: answered } = batchSchema.parse(await unlessAborted(signal, sent))
    await taken(answered.map((item) => ({ ...item, index: at + item.index })))
  }
}

interface Unfinished {
  answered: number
  total: number
  /** Where the receipt is; null when nothing was answered. */
  file: string | null
  feed: string | null
  /** The server read the next cars and took none. */
  isRefused: boolean
}

const cars = (count: number): string => count.toLocaleString('en-AU')

/** What to tell somebody whose push was stopped or cut off. */
export function unfinishedLines({ answered, total, file, feed, isRefused }: Unfinished): string[] {
  const last = Math.min(answered + BATCH, total)
  return [
    `Not finished: ${cars(answered)} of ${cars(total)} cars were answered.`,
    ...(last > answered && !isRefused
      ? [`Cars ${cars(answered + 1)} to ${cars(last)} may have been on their way, and taken.`]
      : []),
    ...(feed
      ? [
          answered < total
            ? `The full feed ${feed} was not committed: it withdraws no car, and ends by itself.`
            : `The commit of the full feed ${feed} was not answered: its screen in the admin says how it stands.`,
        ]
      : []),
    ...(file ? [`The receipt of the answered cars is ${file}.`] : []),
    'Send the same file again: a car that was taken comes back as unchanged, and none is there twice.',
  ]
}

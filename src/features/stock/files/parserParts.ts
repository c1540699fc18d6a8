import { z } from 'zod'
import { readJson, readJsonLines } from '@/lib/json'
import { readTable } from './readTable'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
export const jobSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), bytes }),
  z.object({
    kind: z.enum(['json', 'lines']),
    bytes,
    most: z.number(),
    limits: z.object({ depth: z.number(), values: z.number() }),
  }),
])
export type Job = z.output<typeof jobSchema>

/** Values of one part: what the serving thread takes over in one turn. */
const PART = 10_000

/** All values in it, itself included. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  let size = 1
  for (const inner of Object.values(value)) size += sizeOf(inner)
  return size
}

function* slices<T>(items: readonly T[], weight: (item: T) => number): Generator<T[]> {
  let [part, size]: [T[], number] = [[], 0]
  for (const item of items) {
    part.push(item)
    size += weight(item)
    if (size < PART) continue
    yield part
    part = []
    size = 0
  }
  if (part.length) yield part
}

function* jsonParts({ kind, bytes, limits, most }: Extract<Job, { most: number }>): Generator<unknown> {
  const read = kind === 'lines' ? readJsonLines(bytes, limits, most) : readJson(bytes, limits)
  if (!read.ok) return yield read
  const { value } = read
  if (!Array.isArray(value)) return yield { ok: true, value }
  yield { ok: true, list: value.length }
  // Too many are refused by their number.
  if (value.length <= most) yield* slices(value, sizeOf)
}

/** The first part is the head; the rows or items follow. @throws FileError */
export function* partsOf(sent: unknown): Generator<unknown> {
  const job = jobSchema.parse(sent)
  if (job.kind !== 'table') return yield* jsonParts(job)
  const { rows, ...head } = readTable(job.bytes)
  yield head
  yield* slices(rows, ({ cells }) => cells.length + 1)
}

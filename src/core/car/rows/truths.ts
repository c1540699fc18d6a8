/** What the last truth test of a dealer found, by process: each has pages of its own in memory. */
import { z } from 'zod'
import { getDb } from '@/db/payload'
import { DAY_MS } from '@/lib/time'

const keyOf = (tenant: string): string => `truth ${tenant}`
/** Of one test; the log has how many there are. */
const MOST_STORED = 100
/** Nothing of a process that is gone stays on show. */
const LIFE_MS = 2 * DAY_MS

const differenceSchema = z.object({
  id: z.string(),
  rev: z.number(),
  name: z.string(),
  place: z.string(),
  says: z.string(),
  is: z.string(),
})
const outcomeSchema = z.object({
  /** Epoch ms. */
  at: z.number(),
  build: z.string(),
  cars: z.number(),
  differences: z.array(differenceSchema),
})
export type StoredTruth = z.output<typeof outcomeSchema>
const byProcessSchema = z.record(z.string(), outcomeSchema).catch({})

const read = async (tenant: string): Promise<Record<string, StoredTruth>> =>
  byProcessSchema.parse((await (await getDb()).kv.get(keyOf(tenant))) ?? {})

const isAlive = ({ at }: StoredTruth): boolean => Date.now() - at < LIFE_MS

export const lastTruth = async (tenant: string, process: string): Promise<StoredTruth | undefined> =>
  (await read(tenant))[process]

/** Those of all its processes. */
export const truthsOf = async (tenant: string): Promise<StoredTruth[]> =>
  Object.values(await read(tenant)).filter(isAlive)

export async function storeTruth(tenant: string, process: string, truth: StoredTruth): Promise<void> {
  const others = Object.entries(await read(tenant)).filter(([name, one]) => name !== process && isAlive(one))
  const own = { ...truth, differences: truth.differences.slice(0, MOST_STORED) }
  await (await getDb()).kv.set(keyOf(tenant), { ...Object.fromEntries(others), [process]: own })
}

export const dropTruth = async (tenant: string): Promise<void> => (await getDb()).kv.delete(keyOf(tenant))

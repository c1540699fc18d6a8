/** Who brought a car, and which of its facts: decision 0097. */
import { z } from 'zod'
import { isRecord } from '@/lib/isRecord'
import type { Values } from './values'

/** Facts and cars that no source has: of a dealer's definition, and of rows that are older than sources. */
export const UNCLAIMED = 'unclaimed'
export const STAFF = 'staff'

const values = z.record(z.string(), z.unknown())
const sourceSchema = z.object({
  /** It named the car whole. */
  brings: z.literal(true).optional(),
  /** Its last whole list lacked the car, and a person put it back: lacking it again is nothing new. */
  absent: z.literal(true).optional(),
  version: z.string().nullish(),
  /** Of its last whole message; null when what it said is to be looked at again. */
  hash: z.string().nullish(),
  /** Epoch ms of its last message. */
  at: z.number().default(0),
  /** Facts whose value beneath staff's is what it said. */
  owns: z.array(z.string()).default([]),
  /** Of these: epoch ms when it said it, where another had said something or it named the fact alone. A message that waited is older. */
  since: z.record(z.string(), z.number()).optional(),
  /** Of these: what it said, where the row shows another value (of the place that staff chose). */
  said: values.optional(),
  /** What it said last and is not shown: another source said something newer, or a person put an earlier value back. */
  hidden: values.optional(),
})
export type Source = z.output<typeof sourceSchema>
export const sourcesSchema = z.record(z.string(), sourceSchema)
export type Sources = Readonly<Record<string, Source>>
export const NO_SOURCE: Source = { at: 0, owns: [] }

/** Only this room writes the column, and a push reads it for every car: a look at its shape is enough. */
const quickSchema = z.custom<Sources>(
  (stored) =>
    isRecord(stored) &&
    Object.values(stored).every((source) => isRecord(source) && Array.isArray(source.owns)),
)

/** For a row that was read; null for one that is older than sources. */
export const sourcesIn = (stored: unknown): Sources | null => quickSchema.safeParse(stored).data ?? null

/** Whether anybody but staff said anything of the car. */
export const isFed = ({ content_hash, sources }: Readonly<Record<string, unknown>>): boolean =>
  Boolean(content_hash) || Object.keys(sourcesIn(sources) ?? {}).some((name) => name !== STAFF)

/** `name`: as each day's file has it, without dates and counters. */
export const fileSource = (name: string): string => `file:${name}`
export const keySource = (id: string): string => `key:${id}`

/** Sources that have ended own nothing: their facts are unclaimed. */
export function withoutEnded(sources: Sources, ended: ReadonlySet<string>): Sources {
  const gone = Object.keys(sources).filter((name) => ended.has(name))
  if (gone.length === 0) return sources
  const left = Object.entries(sources).filter(([name]) => !ended.has(name) && name !== UNCLAIMED)
  const owns = [...(sources[UNCLAIMED]?.owns ?? []), ...gone.flatMap((name) => sources[name]?.owns ?? [])]
  const message = gone.reduce<Values>((all, name) => ({ ...all, ...sources[name]?.said }), {})
  const unclaimed = { ...NO_SOURCE, ...sources[UNCLAIMED], owns }
  return {
    ...Object.fromEntries(left),
    [UNCLAIMED]: Object.keys(message).length
      ? { ...unclaimed, said: { ...message, ...unclaimed.said } }
      : unclaimed,
  }
}

/** Null for a car that came before sources were noted. Nobody but staff takes off what staff brought. */
export function mayWithdraw(sources: Sources | null, source: string, hasHash: boolean): boolean {
  if (!sources) return hasHash
  if (sources[STAFF]?.brings || sources[source]?.absent) return false
  return !Object.entries(sources).some(([name, { brings }]) => brings && name !== source)
}

/** What `source` owns is nobody's, what it hides is forgotten, and it does not bring the car any more. */
export function left(sources: Sources, source: string): Sources {
  const { [source]: own, ...others } = sources
  if (!own) return sources
  const { brings: _, hidden: __, said: ___, since: ____, ...rest } = own
  const known = withoutEnded({ ...others, [source]: own }, new Set([source]))
  return { ...known, [source]: { ...rest, owns: [], hash: null } }
}

const SALE = 'status'
const without = ({ [SALE]: _, ...others }: Values): Values => others

/** A person put back a car that the whole list of `source` lacked. */
export function putBackOn(sources: Sources, source: string): Sources {
  const nobody = sources[UNCLAIMED]
  const { brings: _, ...own } = sources[source] ?? NO_SOURCE
  return {
    ...sources,
    ...(nobody ? { [UNCLAIMED]: { ...nobody, owns: nobody.owns.filter((path) => path !== SALE) } } : {}),
    [source]: {
      ...own,
      owns: source === UNCLAIMED ? own.owns.filter((path) => path !== SALE) : own.owns,
      absent: true,
    },
  }
}

/** Off the site by a word that is no fact of a source: the next whole message of any brings the car back. */
export function withdrawnBy(sources: Sources | null, source: string | null): Sources | null {
  if (!sources) return null
  const entries = Object.entries(sources).map(([name, { brings, ...entry }]) => {
    const isOff = source === null || source === name || !brings
    const owns = entry.owns.filter((path) => path !== SALE)
    const message = entry.said ? { said: without(entry.said) } : {}
    return [name, { ...entry, ...(isOff ? {} : { brings }), ...message, owns, hash: null }] as const
  })
  const after = Object.fromEntries(entries)
  const unclaimed = after[UNCLAIMED] ?? NO_SOURCE
  return { ...after, [UNCLAIMED]: { ...unclaimed, owns: [...unclaimed.owns, SALE] } }
}

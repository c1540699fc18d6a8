import type { z } from 'zod'
import { isRecord } from './isRecord'
import { log } from './log'
import { singleton } from './registry'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const MOST_PARTS = 200

const has = (holder: unknown, key: PropertyKey): boolean =>
  Array.isArray(holder) ? Number(key) < holder.length : isRecord(holder) && String(key) in holder

const partOf = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (holder, key) => (has(holder, key) ? Reflect.get(Object(holder), key) : undefined),
    value,
  )

/** Takes out what the path leads to; a part that is missing takes what should have it along. False when nothing is left. */
function takeOut(value: unknown, path: Path): boolean {
  const key = path.at(-1)
  if (key === undefined) return false
  const holder = partOf(value, path.slice(0, -1))
  if (!has(holder, key)) return takeOut(value, path.slice(0, -1))
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (isRecord(holder)) Reflect.deleteProperty(holder, key)
  return true
}

const takeOutOf = (value: unknown, issue: Issue): boolean =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.every((key) => takeOut(value, [...issue.path, key]))
    : takeOut(value, issue.path)

/** Longer than may be saved today: it can be shown all the same. */
const isOnlyLong = (issue: Issue): boolean =>
  issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array')

interface SoundParts {
  /** The stored value without its parts at fault; undefined when nothing of it can be used. */
  value: unknown
  faults: string[]
}

/** Leaves out the parts of a stored value that its schema refuses. `fill` has required parts that may be missing at the top. */
export function soundParts(
  schema: z.ZodType,
  stored: unknown,
  fill: Record<string, unknown> = {},
): SoundParts {
  const faults: string[] = []
  const value = structuredClone(stored)
  for (let part = 0; part < MOST_PARTS; part++) {
    const issue = schema.safeParse(value).error?.issues.find((one) => !isOnlyLong(one))
    if (!issue) return { value, faults }
    faults.push(`${issue.path.join('.')}: ${issue.message}`)
    const [top] = issue.path
    if (takeOutOf(value, issue)) continue
    if (top === undefined || !isRecord(value) || !(String(top) in fill)) break
    value[String(top)] = fill[String(top)]
  }
  return { value: undefined, faults }
}

/* Stored values that a page cannot show: the page leaves them out, and the operator finds them in the log and in the metrics. */

declare module './registry' {
  interface Registry {
    /** How many of each collection, or part of a page, since the start. */
    leftOut: Map<string, number>
  }
}

interface LeftOut {
  /** The collection, or the part of a page. */
  of: string
  id?: string
  tenant?: string
  /** Which values, and why. */
  faults: readonly string[]
}

const REPORTED_AT_ONCE = 1000
const notice = new Set<string>()

const counts = (): Map<string, number> => singleton('leftOut', () => new Map())

/** Each fault is logged once by a process, however many pages meet it. */
export function noteLeftOut({ of, id, tenant, faults }: LeftOut): void {
  counts().set(of, (counts().get(of) ?? 0) + 1)
  const key = JSON.stringify([of, id, tenant, faults])
  if (notice.has(key)) return
  if (notice.size >= REPORTED_AT_ONCE) notice.clear()
  notice.add(key)
  log.error({ of, id, tenant, faults: faults.slice(0, 5) }, 'a stored value cannot be shown: it is left out')
}

const textOf = (stored: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(stored), name)
  return typeof value === 'string' ? value : ''
}

/** A stored row without the values that its shape refuses; null when the row means nothing without them. For what is shown, not for what is written back. */
export function readSound<S extends z.ZodType>(of: string, shape: S, stored: unknown): z.output<S> | null {
  const read = shape.safeParse(stored)
  if (read.success) return read.data
  const { value, faults } = soundParts(shape, stored)
  noteLeftOut({ of, id: textOf(stored, 'id'), tenant: textOf(stored, 'tenant'), faults })
  return shape.safeParse(value).data ?? null
}

import type { z } from 'zod'
import { isRecord } from './isRecord'

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

export interface SoundParts {
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

/** A value fails alone: what cannot be understood is left out and named, and the rest of the car is taken. */
import type { z } from 'zod'
import type { Field } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { strictSchema } from '@/core/car/schema'
import { isRecord } from '@/lib/isRecord'
import { escapePointer, type Notice } from './coerce'
import { messageOf, plainIssues } from './issueWords'
import { NotRead } from './kinds'

type Path = readonly PropertyKey[]
type Values = Readonly<Record<string, unknown>>
type Issue = z.core.$ZodIssue

export interface Understood<T> {
  facts: T
  warnings: Notice[]
  /** Facts of which nothing was understood, and parts of objects (`variant.torque`). */
  unread: readonly string[]
}
/** What was left out, and in a list what is beyond its end. */
interface Cut {
  parts: Path[]
  notice: Notice
}

const FIELDS = new Map<PropertyKey, Field>(Object.entries(CAR_FIELDS))
const MAX_NOTICES = 50
const MAX_SHOWN = 60

export const pointerTo = (path: Path) => path.map((part) => `/${escapePointer(String(part))}`).join('')

function valueAt(from: unknown, path: Path): unknown {
  let value = from
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key]
    else if (isRecord(value) && Object.hasOwn(value, key)) value = value[String(key)]
    else return undefined
  }
  return value
}

/** A picture may come as its address alone, and the address outside of `image`: a fault is named where it was sent. */
function pathAsSent(path: Path, images: unknown): Path {
  const [field, at, image, ...more] = path
  if (field !== 'images' || typeof at !== 'number' || image !== 'image') return path
  if (typeof images === 'string') return [field]
  const sent: unknown = Array.isArray(images) ? images[at] : undefined
  if (typeof sent === 'string') return [field, at]
  return isRecord(sent) && typeof sent.url === 'string' && !('image' in sent) ? [field, at, ...more] : path
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, MAX_SHOWN + 1)) : String(value)
  return text.length > MAX_SHOWN + 2 ? `${text.slice(0, MAX_SHOWN)}…"` : text
}

const within = (field: Field | undefined, key: PropertyKey): Field | undefined =>
  field?.type === 'list' || field?.type === 'map'
    ? field.of
    : field?.type === 'object'
      ? field.fields[String(key)]
      : undefined

/** The smallest part around a fault that a car can be without; null for what every car must have. */
function partAround([name, ...inner]: Path): Path | null {
  let field = name === undefined ? undefined : FIELDS.get(name)
  if (name === undefined || name === 'stocknum' || field?.required === true) return null
  let end = 0
  for (const [at, key] of inner.entries()) {
    const isEntry = field?.type === 'list' || field?.type === 'map'
    field = within(field, key)
    if (isEntry || (field && field.required !== true)) end = at + 1
  }
  return [name, ...inner.slice(0, end)]
}

/** Only the first fault of each value: a number outside every range is one fault, not two. */
const firstOfEach = <T extends { pointer: string }>(notices: readonly T[]): T[] =>
  [...new Map(notices.toReversed().map((notice) => [notice.pointer, notice])).values()].toReversed()

export function errorsOf(issues: readonly Issue[], sent: Values = {}): Notice[] {
  const found = issues
    .slice(0, MAX_NOTICES)
    .flatMap(plainIssues)
    .flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({
          detail: 'is not known here',
          pointer: pointerTo([...issue.path, key]),
        }))
      return [{ detail: messageOf(issue), pointer: pointerTo(pathAsSent(issue.path, sent.images)) }]
    })
  return firstOfEach(found)
}

const isTooLong = (issue: Issue) => issue.code === 'too_big' && issue.origin === 'array'

/** A list that is too long is refused before its entries are looked at; without the bad ones it may be short enough. */
function inEntries(issue: Issue, values: Values): Issue[] {
  const [name, ...inner] = issue.path
  const list = valueAt(values, issue.path)
  if (!isTooLong(issue) || !Array.isArray(list)) return [issue]
  const field = inner.reduce(within, FIELDS.get(name ?? ''))
  if (field?.type !== 'list') return [issue]
  const entry = strictSchema({ ...field.of, required: true })
  const bad = list.flatMap((value, at) =>
    (entry.safeParse(value, { reportInput: true }).error?.issues ?? []).map((inside) => ({
      ...inside,
      path: [...issue.path, at, ...inside.path],
    })),
  )
  return bad.length ? bad : [issue]
}

function cutOf(issue: Issue, part: Path, values: Values, sent: Values): Cut {
  const pointer = pointerTo(pathAsSent(issue.path, sent.images))
  const value = valueAt(values, issue.path)
  if (value instanceof NotRead)
    return {
      parts: [part],
      notice: { pointer, detail: `${shown(value.sent)} was left out: ${value.expected}` },
    }
  if (isTooLong(issue) && issue.code === 'too_big' && Array.isArray(value)) {
    const most = Number(issue.maximum)
    const parts = value.slice(most).map((_, at) => [...issue.path, most + at])
    return {
      parts,
      notice: { pointer, detail: `has ${value.length} entries: the first ${most} were taken` },
    }
  }
  const detail =
    value === undefined
      ? `${messageOf(issue)}: ${pointerTo(part)} was left out`
      : `${shown(value)} was left out: ${messageOf(issue)}`
  return { parts: [part], notice: { pointer, detail } }
}

function byFirst(paths: readonly Path[]): Map<PropertyKey, Path[]> {
  const groups = new Map<PropertyKey, Path[]>()
  for (const [key, ...rest] of paths) {
    if (key === undefined) continue
    const group = groups.get(key)
    if (group) group.push(rest)
    else groups.set(key, [rest])
  }
  return groups
}

/** Undefined when nothing is left. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined
  const inner = byFirst(paths)
  const cut = (part: unknown, key: PropertyKey) => {
    const within = inner.get(key)
    return within ? without(part, within) : part
  }
  if (Array.isArray(value)) {
    const left = value.map(cut).filter((part) => part !== undefined)
    return left.length ? left : undefined
  }
  if (!isRecord(value)) return undefined
  const left = Object.entries(value).flatMap(([key, part]) => {
    const rest = cut(part, key)
    return rest === undefined ? [] : [[key, rest] as const]
  })
  return left.length ? Object.fromEntries(left) : undefined
}

const isOfObject = ([name, part]: Path) =>
  part !== undefined && name !== undefined && FIELDS.get(name)?.type === 'object'

/**
 * `check` is asked again without the parts that it refuses. `sent` is the item as it came, for the notices.
 * Faults alone when the car cannot be without what is wrong.
 */
export function understood<T>(
  values: Values,
  check: (values: Values) => z.ZodSafeParseResult<T>,
  sent: Values,
): Understood<T> | Notice[] {
  let left = values
  const [warnings, unread]: [Notice[], Set<string>] = [[], new Set()]
  for (;;) {
    const parsed = check(left)
    if (parsed.success) {
      const named = firstOfEach(warnings).slice(0, MAX_NOTICES)
      return { facts: parsed.data, warnings: named, unread: [...unread] }
    }
    const { issues } = parsed.error
    const cuts = issues
      .flatMap((issue) => inEntries(issue, left))
      .flatMap((issue) => {
        const part = partAround(issue.path)
        return part && valueAt(left, part) !== undefined ? [cutOf(issue, part, left, sent)] : []
      })
    const refusing = issues.filter(({ path }) => partAround(path) === null)
    // Each round takes something away, so there is a last one.
    if (refusing.length || !cuts.length) return errorsOf(refusing.length ? refusing : issues, sent)
    warnings.push(...cuts.map(({ notice }) => notice))
    const parts = cuts.flatMap((one) => one.parts)
    const rest = without(left, parts)
    left = isRecord(rest) ? rest : {}
    for (const part of parts) {
      const [name] = part
      if (name === undefined || !FIELDS.has(name)) continue
      if (valueAt(left, [name]) === undefined) unread.add(String(name))
      else if (isOfObject(part)) unread.add(part.join('.'))
    }
  }
}

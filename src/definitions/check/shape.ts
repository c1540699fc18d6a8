/** What a schema refuses, with what to write. */
import { z } from 'zod'
import { isRecord } from '@/lib/isRecord'
import { plainFault } from '@/lib/plainFault'
import { choiceOf, fault, shown, unknownField, type Fault, type Path } from './fault'

type Issue = z.core.$ZodIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  record: 'an object: { … }',
}
export const kindFault = (path: Path, value: unknown, kind: string): Fault =>
  fault(path, value == null ? `is missing. Write ${kind}.` : `is ${shown(value)}. Write ${kind}.`)

const partOf = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((one, key) => (one == null ? undefined : Reflect.get(Object(one), key)), value)

/** A schema without what is around it: optional, with a default, piped. */
function bare(schema: unknown): unknown {
  const def: unknown = schema instanceof z.ZodType ? schema.def : undefined
  const within: unknown[] = ['innerType', 'in'].map((name) => Reflect.get(Object(def), name))
  const inner = within.find((one) => one instanceof z.ZodType && !(one instanceof z.ZodTransform))
  return inner ? bare(inner) : schema
}

/** Names that the schema would pass over in silence. */
function strayFaults(schema: unknown, value: unknown, path: Path): Fault[] {
  const known = bare(schema)
  if (known instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((part: unknown, at) => strayFaults(known.element, part, [...path, at]))
  if (!isRecord(value)) return []
  if (known instanceof z.ZodRecord)
    return Object.entries(value).flatMap(([key, part]) => strayFaults(known.valueType, part, [...path, key]))
  if (!(known instanceof z.ZodObject)) return []
  const shape: Record<string, unknown> = known.shape
  return Object.entries(value).flatMap(([key, part]) => {
    if (key in shape) return strayFaults(shape[key], part, [...path, key])
    return known.def.catchall ? [] : [unknownField([...path, key], Object.keys(shape))]
  })
}

const fitting = (issues: readonly Issue[]): readonly Issue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const [best] = [...issue.errors].sort((a, b) => (b[0]?.path.length ?? 0) - (a[0]?.path.length ?? 0))
    return best?.length ? best.map((one) => ({ ...one, path: [...issue.path, ...one.path] })) : [issue]
  })

export function shapeFaults(schema: z.ZodType, value: unknown, at: Path = []): Fault[] {
  const { error } = schema.safeParse(value)
  const faults = fitting(error?.issues ?? []).flatMap((issue): Fault[] => {
    const path = [...at, ...issue.path]
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownField([...path, key], []))
    const part = partOf(value, issue.path)
    if (issue.code === 'invalid_value')
      return [fault(path, `is ${shown(part)}. ${choiceOf(part, issue.values.map(String))}`)]
    const kind = issue.code === 'invalid_type' ? KINDS[issue.expected] : undefined
    if (kind && !/^must|^Use|^Choose|^Write/.test(issue.message)) return [kindFault(path, part, kind)]
    return [fault(path, `${part == null ? 'is missing' : `is ${shown(part)}`}. ${plainFault(issue)}`)]
  })
  const notice = new Set(faults.map(({ path }) => path))
  return [...faults, ...strayFaults(schema, value, at).filter(({ path }) => !notice.has(path))]
}

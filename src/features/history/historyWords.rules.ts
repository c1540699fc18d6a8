import { capital } from '@/lib/text'
import { plural } from '@/core/money/format'
import { formerName } from '@/lib/formerNames'
import { isRecord } from '@/lib/isRecord'
import { grouped } from '@/lib/figures'
import { sameValue } from '@/lib/sameValue'

const DONE: Record<string, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Removed',
  make: 'Created',
  replace: 'Replaced',
  revoke: 'Revoked',
  wake: 'Ended the snooze',
  snooze: 'Snoozed',
  release: 'Said that it is no spam',
  resend: 'Sent again',
  'send now': 'Sent the file',
  'new signing secret for': 'Made a new signing secret',
}
const WHOLE: Record<string, string> = {
  'log in': 'Signed in',
  'log in failed': 'Sign-in refused: wrong password',
  'log in locked': 'Sign-in stopped: too many wrong passwords',
  'second step failed': 'Sign-in refused: wrong code',
  'two steps on': 'Turned two-step sign-in on',
  'two steps off': 'Turned two-step sign-in off',
  'new paper codes': 'Created new recovery codes',
}
export const VIA_WORDS: Record<string, string> = {
  admin: 'in the admin',
  api: 'through the API',
  feed: 'by a feed',
  cli: 'by a command',
  system: 'by the system',
  rule: 'by a rule',
  plan: 'by a schedule',
}

/** `update cars` is "Changed"; other sentences lose the name of the table at their end. */
export function whatWords(what: string, entity: string): string {
  const name = [entity, formerName(entity) ?? entity].find((one) => what.endsWith(` ${one}`))
  const verb = name ? what.slice(0, -name.length - 1) : what
  const words = WHOLE[what] ?? DONE[verb] ?? verb
  // The thing stands beside it, or is the page that one is on.
  return capital(words.replace(/ (of|on|for|to|into)$/, ''))
}

/* One value as the history shows it: never an id, a raw list or a number of milliseconds. */

export interface Reader {
  /** An instant as the dealer's clock shows it. */
  moment: (at: number | string) => string
  /** The name behind the id of another row; null when this field holds none. */
  nameOf: (id: string) => string | null
  /** The label of one of the field's choices. */
  optionOf: (value: string) => string | null
}

const LONGEST = 160
/** What the log writes in place of a long value. */
const TOO_LONG = /^\(\d+ characters\)$/
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
// Between 2001 and 2286: no price or distance is as large.
const isMillis = (value: number): boolean => Number.isInteger(value) && value > 1e12 && value < 1e13

const textOf = (value: string, reader: Reader): string => {
  if (ISO.test(value)) return reader.moment(value)
  if (TOO_LONG.test(value)) return 'A long text'
  const text = reader.optionOf(value) ?? reader.nameOf(value) ?? value
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

export function valueWords(value: unknown, reader: Reader): string {
  if (isNothing(value)) return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return isMillis(value) ? reader.moment(value) : grouped(value)
  if (typeof value === 'string') return textOf(value, reader)
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string')
      ? value.map((one) => textOf(one, reader)).join(', ')
      : plural(value.length, 'entry', 'entries')
  }
  return isRecord(value) && 'root' in value ? 'A text' : 'Several values'
}

/** More lines say less than their number. */
const MOST_PARTS = 20

const isParted = (value: unknown): value is object =>
  Array.isArray(value) ? value.length > 0 && value.every(isRecord) : isRecord(value) && !('root' in value)
const partAt = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined

type Part = [path: string, change: { from: unknown; to: unknown }]

/** A value of several parts that is new, gone or another one, part by part; as a whole where they are many. */
export function partsOfChange(path: string, from: unknown, to: unknown): Part[] {
  const sides = [from, to].filter((side) => !isNothing(side))
  if (!sides.length || !sides.every(isParted)) return [[path, { from, to }]]
  const parts = [...new Set(sides.flatMap((side) => Object.keys(side)))].flatMap((key) =>
    partsOfChange(`${path}.${key}`, partAt(from, key), partAt(to, key)).filter(
      ([, change]) => !sameValue(change.from, change.to) && !(isNothing(change.from) && isNothing(change.to)),
    ),
  )
  return parts.length > MOST_PARTS ? [[path, { from, to }]] : parts
}

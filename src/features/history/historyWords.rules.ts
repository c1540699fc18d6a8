import { capital } from '@/lib/text'
import { plural } from '@/core/money/format'
import { formerName } from '@/lib/formerNames'
import { isRecord } from '@/lib/isRecord'
import { grouped } from '@/lib/figures'

const DONE: Record<string, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Removed',
  make: 'Created',
  replace: 'Replaced',
  revoke: 'Revoked',
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
  return capital(words)
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
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
// Between 2001 and 2286: no price or distance is as large.
const isMillis = (value: number): boolean => Number.isInteger(value) && value > 1e12 && value < 1e13

const textOf = (value: string, reader: Reader): string => {
  if (ISO.test(value)) return reader.moment(value)
  const text = reader.optionOf(value) ?? reader.nameOf(value) ?? value
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export function valueWords(value: unknown, reader: Reader): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return isMillis(value) ? reader.moment(value) : grouped(value)
  if (typeof value === 'string') return textOf(value, reader)
  if (Array.isArray(value)) {
    if (!value.length) return 'Nothing'
    return value.every((one) => typeof one === 'string')
      ? value.map((one) => textOf(one, reader)).join(', ')
      : plural(value.length, 'entry', 'entries')
  }
  return isRecord(value) && 'root' in value ? 'A text' : 'Several values'
}

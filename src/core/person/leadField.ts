/** What a row of the table of a lead's fields says: see `leadFields`. */
import type { z } from 'zod'
import { phrase } from '@/lib/words'
import type { leadAttributes } from './formFields'

/** `proof`: a text that is never stored. `choice`: what a form may send; stored as text. */
type Kind =
  | { type: 'text' | 'email' | 'phone' | 'page' | 'proof'; max: number }
  | { type: 'choice'; options: readonly [string, ...string[]] }
  | { type: 'texts'; max: number; most: number }
  | { type: 'reference'; to: 'dealerships' | 'locations' }
  | { type: 'tick' | 'dollars' | 'number' | 'moment' | 'visit' | 'map' | 'list' }

/** Where the admin's record of a lead shows the column; `unseen` nowhere, `work` in a part of its own. */
export type Part = 'Shopper' | 'About' | 'Consent' | 'Origin' | 'unseen' | 'work'
interface Column {
  in: Part
  index?: true
  /** Of a text: how long, or that it has several lines. */
  max?: number | 'long'
  /** The workers alone write it: a save by staff leaves it as it is stored. */
  byWorkers?: true
}

export const CONTACT_METHODS = [phrase('Phone'), phrase('Email'), phrase('SMS')] as const
export const MESSAGE_MAX = 4000

/** The field has a place of its own there, which no line could take. */
export const PLACED = 'placed'

/** Each output is named: a field that stays out of one says `null`. */
export type LeadField = Kind & {
  note?: string
  example?: string | boolean | object
  /** In a form or a call; `filled`: what is left out is an empty text, or no. Null: the platform alone writes it. */
  sent: 'optional' | 'filled' | null
  /** Null: it is stored in the map of all that was sent, `fields`. */
  column: Column | null
  /** In webhooks, the API for integrators and its document; `filled`: there always. */
  api: 'optional' | 'filled' | null
  /** Its heading in the file of the inbox. */
  csv: string | null
  /** The label of its line: in mails to staff, in the comments of ADF, and beside the person on the lead's screen. */
  line: string | null
  /** In the file that the person gets of their account: by itself, or in the map of all that was sent. */
  own: 'itself' | 'sent' | null
  /** What erasing the person leaves of it. `unique`: a value that no other row has. */
  erased: 'as it is' | 'word' | 'unique' | { to: unknown }
  /** How it is sealed where it is stored; null: it tells nothing of anybody. */
  sealed: 'text' | 'json' | 'hash' | null
  /** Staff find the lead by it. */
  found?: 'person' | 'number' | 'message'
  /** For the server: no line in the record of what was sent. */
  unlisted?: true
}
export interface LeadTable {
  readonly [name: string]: LeadField
}

interface Values {
  tick: boolean
  dollars: number
  texts: string[]
  visit: z.output<typeof leadAttributes>
}
export type Sent<F> = F extends { type: keyof Values }
  ? Values[F['type']]
  : F extends { type: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : string

export const leadNames = (table: LeadTable, is: (field: LeadField) => boolean): string[] =>
  Object.entries(table).flatMap(([name, field]) => (is(field) ? [name] : []))

/** Names of a table in an order of their own, in rows as long as a line. */
export type Order<T> = readonly (readonly (keyof T & string)[])[]

/** Names that the order does not have follow in the order of the table. */
export function inOrder(names: readonly string[], order: Order<LeadTable>): string[] {
  const first = order.flat()
  return [...first.filter((name) => names.includes(name)), ...names.filter((name) => !first.includes(name))]
}

const nowhere = { api: null, csv: null, line: null } as const
export const asItIs = { erased: 'as it is', sealed: null } as const
export const emptied = { erased: { to: null } } as const
export const secret = { ...emptied, sealed: 'text' } as const
export const sealedMap = { type: 'map', sent: null, ...emptied, sealed: 'json' } as const

/** It is stored and shown with all that was sent, and goes with it. */
export const inSent = { column: null, api: null, csv: null, own: 'sent', ...asItIs } as const
/** The platform's own. */
export const machine = { sent: null, ...nowhere, own: null } as const
/** A text that a form sends, with a column of its own. */
export const text = <const M extends number>(max: M) => ({ type: 'text', max, sent: 'optional' }) as const
export const tick = { type: 'tick', sent: 'optional' } as const
export const yesNo = { type: 'choice', options: ['Yes', 'No'], sent: 'optional' } as const
export const unseen = { column: { in: 'unseen' } } as const
export const outbox = { ...machine, column: { in: 'work', byWorkers: true } } as const

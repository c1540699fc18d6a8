/** The words in which a fact of a car is described, and the types that follow from a description. */
import type { VocabularyName } from './vocabularies'

interface Described {
  /** As staff read it; made from the name when left out. */
  label?: string
  /** For integrators, in the API's documentation. */
  note?: string
  /** `stored`: a push may leave it out, a stored car always has it. `nullable`: must be named, may be null. */
  required?: true | 'stored' | 'nullable'
}

/** Dollars are whole Australian ones, times are epoch seconds, dates yyyy-mm-dd. */
type Kind =
  | { type: 'text'; max: number; long?: true; pattern?: { regex: RegExp; message: string }; example?: string }
  | { type: 'url' | 'date' | 'dollars' | 'time' | 'flag' | 'number' }
  | { type: 'int'; min: number; max: number; of?: string }
  | { type: 'measure'; max: number }
  | { type: 'choice'; options: readonly [string, ...string[]] }
  | { type: 'reference'; to: 'dealerships' | 'locations' }
  | { type: 'list'; of: Field; max: number }
  | { type: 'object'; fields: FieldTable }
  | { type: 'map'; of: Field }

export type Field = Described & Kind
export interface FieldTable {
  readonly [name: string]: Field
}

export type Tab = 'Overview' | 'Details' | 'Pictures' | 'Text' | 'Technical' | 'System'
export type CarField = Field & {
  /** `feed`: an integrator sends it and staff may correct it. `staff`: they choose it. `platform`: only the server writes it. */
  owner: 'feed' | 'staff' | 'platform'
  /** Shown to shoppers, and on cards and in lists as well. */
  public?: true
  card?: true
  /** Part of the record that mails about an enquiry are made from. */
  lead?: true
  /** In the search index; values of a facet are counted, those of a range compared and sorted by. */
  indexed?: true
  facet?: true
  range?: true
  /** How the index spells it. `positive`: zero means not stated. */
  spelling?: 'titled' | 'category' | 'upper' | 'positive'
  vocabulary?: VocabularyName
  /** Where staff find it; left out, no form shows it. */
  tab?: Tab
  /** Staff see it and cannot change it. */
  locked?: true
  hidden?: true
  /** Indexed by the database. */
  column?: 'index'
  default?: string | number | boolean
  /** A line of help under the box. */
  help?: string
}
export interface CarTable {
  readonly [name: string]: CarField
}

interface Scalars {
  text: string
  url: string
  date: string
  reference: string
  dollars: number
  time: number
  number: number
  int: number
  measure: number
  flag: boolean
}
export type Value<F> = F extends { type: keyof Scalars }
  ? Scalars[F['type']]
  : F extends { type: 'choice'; options: readonly (infer Option)[] }
    ? Option
    : F extends { type: 'list'; of: infer Item }
      ? Value<Item>[]
      : F extends { type: 'object'; fields: infer Fields }
        ? Values<Fields>
        : F extends { type: 'map'; of: infer Item }
          ? Record<string, Value<Item>>
          : never

type Flat<T> = { [K in keyof T]: T[K] }
type Always = { required: true | 'stored' }
/** An object of these fields: what is not required may be absent or null. */
export type Values<T> = Flat<
  { -readonly [K in keyof T as T[K] extends Always ? K : never]: Value<T[K]> } & {
    -readonly [K in keyof T as T[K] extends { required: 'nullable' } ? K : never]: Value<T[K]> | null
  } & {
    -readonly [K in keyof T as T[K] extends { required: string | true } ? never : K]?: Value<T[K]> | null
  }
>

/** The names of the facts that have all these marks. */
export type NamesWith<T, M> = { [K in keyof T & string]: T[K] extends M ? K : never }[keyof T & string]

type Marks = Partial<Pick<CarField, 'owner' | 'public' | 'card' | 'lead' | 'indexed' | 'facet' | 'range'>>

export function namesWith<T extends CarTable, const M extends Marks>(table: T, marks: M): NamesWith<T, M>[]
export function namesWith(table: CarTable, marks: Marks): string[] {
  const wanted = Object.entries(marks)
  return Object.keys(table).filter((name) =>
    wanted.every(([mark, value]) =>
      Object.entries(table[name] ?? {}).some(([k, v]) => k === mark && v === value),
    ),
  )
}

import type { Spec } from './specHeadings'
import type { VocabularyName } from './vocabularies'

interface Described {
  label?: string
  note?: string
  /** `stored`: optional in a push, always in a stored car. `nullable`: must be present, may be null. */
  required?: true | 'stored' | 'nullable'
}

interface Pattern {
  regex: RegExp
  message: string
}
/** `sent`: what is taken from now on; what is stored may be older. */
interface TextKind {
  type: 'text'
  max: number
  long?: true
  pattern?: Pattern
  sent?: Pattern
  example?: string
}
/** Dollars are whole dollars of the dealer’s country, times epoch seconds, dates yyyy-mm-dd. */
type Kind =
  | TextKind
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

export type Tab = 'Overview' | 'Details' | 'Pictures' | 'Text' | 'Condition' | 'Technical' | 'System'
export type CarField = Field & {
  /** `feed`: integrators send it, staff may correct it. `staff`: staff choose it. `platform`: server only. */
  owner: 'feed' | 'staff' | 'platform'
  /** `public`: shown to shoppers. `card`: also on cards and in lists. */
  public?: true
  card?: true
  lead?: true
  indexed?: true
  facet?: true
  range?: true
  /** `positive`: zero means not stated. */
  spelling?: 'titled' | 'category' | 'make' | 'region' | 'positive'
  vocabulary?: VocabularyName
  /** A fact without a tab has no field in the admin form. */
  tab?: Tab
  locked?: true
  hidden?: true
  /** Puts the fact on the car's page, its PDF sheet and the comparison; for texts, whole numbers and dates. */
  spec?: Spec
  /** An index of the database, not the search index. */
  column?: 'index'
  default?: string | number | boolean
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
export type Values<T> = Flat<
  { -readonly [K in keyof T as T[K] extends Always ? K : never]: Value<T[K]> } & {
    -readonly [K in keyof T as T[K] extends { required: 'nullable' } ? K : never]: Value<T[K]> | null
  } & {
    -readonly [K in keyof T as T[K] extends { required: string | true } ? never : K]?: Value<T[K]> | null
  }
>

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

import { carLabelOf, carPartLabelOf, labelOf } from '@/fields/label'
import { MAPPED_FIELDS, SAYINGS } from '@/features/stock/files/guessField'
import { CAR_FIELDS } from '@/core/car/fields'
import { WORD_FIELDS, wordChoices } from '@/core/car/ownWords'

export interface FieldChoice {
  field: string
  label: string
  /** Facts of the sender's own program: shown for a column that is mapped to one, and offered for no other. */
  isOffered: boolean
}

const UNOFFERED: Readonly<Record<string, string>> = {
  source_version: 'Version of the sender',
  custom_rank: carLabelOf('custom_rank'),
  thumbnails: carLabelOf('thumbnails'),
  'location.slug': `${carLabelOf('location')} › ${carPartLabelOf('location', 'slug')}`,
  finance_lenders: carLabelOf('finance_lenders'),
}
const MESSAGE = new Map<string, string>(Object.entries(SAYINGS))

function choiceOf(field: string): FieldChoice {
  const [name = '', part] = field.split('.')
  const label = part ? `${carLabelOf(name)} › ${carPartLabelOf(name, part)}` : carLabelOf(name)
  return { field, label: MESSAGE.get(field) ?? UNOFFERED[field] ?? label, isOffered: !(field in UNOFFERED) }
}

/** What a column that was taken for this field became. */
export const fieldLabelOf = (field: string): string => choiceOf(field).label

export const fieldChoices = (): FieldChoice[] =>
  MAPPED_FIELDS.map(choiceOf).sort((one, other) => one.label.localeCompare(other.label))

export interface WordField {
  field: string
  label: string
  /** Null: any text. */
  choices: { value: string; label: string }[] | null
}

const IN_WORDS: readonly string[] = Object.entries(CAR_FIELDS).flatMap(([name, { type }]) =>
  type === 'choice' ? [name] : [],
)

/** Where the name of the state alone does not say what becomes of the car. */
const STATES: Readonly<Record<string, string>> = {
  reserved: 'For sale, reserved (on hold)',
  withdrawn: 'Withdrawn (not on show)',
}
const choiceLabel = (field: string, value: string): string =>
  (field === 'status' ? STATES[value] : undefined) ?? (IN_WORDS.includes(field) ? labelOf(value) : value)

export const wordFields = (): WordField[] =>
  WORD_FIELDS.map((field) => ({
    field,
    label: carLabelOf(field),
    choices:
      wordChoices(field)?.map((value) => ({
        value,
        label: choiceLabel(field, value),
      })) ?? null,
  }))

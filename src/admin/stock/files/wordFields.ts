import { CAR_FIELDS } from '@/core/car/fields'
import { WORD_FIELDS, wordChoices } from '@/core/car/ownWords'
import { carLabelOf, labelOf } from '@/fields/label'

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

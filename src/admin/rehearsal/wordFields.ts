import { CAR_FIELDS } from '@/domain/car/fields'
import { WORD_FIELDS, wordChoices } from '@/domain/car/ownWords'
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

export const wordFields = (): WordField[] =>
  WORD_FIELDS.map((field) => ({
    field,
    label: carLabelOf(field),
    choices:
      wordChoices(field)?.map((value) => ({
        value,
        label: IN_WORDS.includes(field) ? labelOf(value) : value,
      })) ?? null,
  }))

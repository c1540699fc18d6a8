import type {
  CheckboxField,
  DateField,
  NumberField,
  SelectField,
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldValidation,
} from 'payload'
import { text as usualText, textarea as usualLongText } from 'payload/shared'
import { grouped } from '@/lib/figures'
import { labelOf } from './label'
import { DAY_CELL, MOMENT_CELL, MOMENT_FIELD } from './moments'
import { SHOWN_MOMENT, typedDates } from '@/lib/dates'

/** In titles and versions: the formatter's own signs. */
const CELL_DAY = 'EEE d MMM yyyy'
const DAY_FIELD = '/admin/fields/DayField#DayField'

type Single<F> = Partial<
  Pick<
    Extract<F, { hasMany?: false }>,
    keyof F & ('required' | 'index' | 'label' | 'access' | 'admin' | 'hooks' | 'validate')
  >
>
type TextOptions = Single<TextField> & { maxLength?: number; defaultValue?: string; unique?: boolean }
type NumberOptions = Single<NumberField> & { min?: number; max?: number; defaultValue?: number }

/** With both figures: how long it is, and how long it may be. */
const tooLong = (value: unknown, most: number | undefined): string | null =>
  typeof value === 'string' && most !== undefined && value.length > most
    ? `This has ${grouped(value.length)} letters. Use at most ${grouped(most)}.`
    : null
export const validText: TextFieldValidation = (value, rest) =>
  tooLong(value, rest.maxLength) ?? usualText(value, rest)
const validLongText: TextareaFieldValidation = (value, rest) =>
  tooLong(value, rest.maxLength) ?? usualLongText(value, rest)

export const text = (name: string, options: TextOptions = {}): TextField => ({
  maxLength: 300,
  validate: validText,
  label: labelOf(name),
  ...options,
  name,
  type: 'text',
})

export const longText = (
  name: string,
  options: Partial<Omit<TextareaField, 'name' | 'type'>> = {},
): TextareaField => ({
  maxLength: 20_000,
  validate: validLongText,
  label: labelOf(name),
  ...options,
  name,
  type: 'textarea',
})

/** Of a password that is stored sealed: nobody reads it over a shoulder. */
export const HIDDEN_AS_TYPED = {
  path: '@payloadcms/ui#PasswordField',
  clientProps: { autoComplete: 'new-password' },
}

export const number = (name: string, options: NumberOptions = {}): NumberField => ({
  label: labelOf(name),
  ...options,
  name,
  type: 'number',
})

export const flag = (
  name: string,
  defaultValue = false,
  options: Partial<Omit<CheckboxField, 'name' | 'type'>> = {},
): CheckboxField => ({
  label: labelOf(name),
  ...options,
  admin: {
    ...options.admin,
    components: { Cell: '/admin/fields/cells#FlagCell', ...options.admin?.components },
  },
  name,
  type: 'checkbox',
  defaultValue,
})

export const date = (
  name: string,
  options: Partial<Pick<DateField, 'required' | 'index' | 'label' | 'admin'>> & {
    time?: boolean | 'read'
    /** Its first or last minute, for a day that follows the dealer's calendar. */
    at?: string
  } = {},
): DateField => {
  const { time, at, label = labelOf(name), ...rest } = options
  return {
    ...rest,
    label,
    admin: {
      ...rest.admin,
      components: {
        Cell: time ? MOMENT_CELL : DAY_CELL,
        Field:
          time === 'read' ? MOMENT_FIELD : { path: DAY_FIELD, serverProps: { at, hasTime: time === true } },
        ...rest.admin?.components,
      },
      // Payload's own picker is left in the filters of its lists.
      date: {
        pickerAppearance: time ? 'dayAndTime' : 'dayOnly',
        displayFormat: time ? SHOWN_MOMENT : CELL_DAY,
        overrides: {
          dateFormat: typedDates(Boolean(time)),
          // Its input has no name of its own.
          ...(typeof label === 'string' && { title: label }),
        },
      },
    },
    name,
    type: 'date',
  }
}

interface ChoiceOptions {
  required?: boolean
  defaultValue?: string
  index?: boolean
  label?: string
  access?: SelectField['access']
  admin?: SelectField['admin']
}

export const choice = (name: string, options: readonly string[], rest: ChoiceOptions = {}): SelectField => ({
  label: labelOf(name),
  ...rest,
  admin: { isClearable: !rest.required, ...rest.admin },
  name,
  type: 'select',
  options: options.map((value) => ({ value, label: labelOf(value) })),
})

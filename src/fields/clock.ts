import type { TextField } from 'payload'
import { text } from './plain'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day by the dealer's clock, as 17:00. */
export const clockField = (
  name: string,
  label: string,
  options: Pick<TextField, 'required'> & { defaultValue?: string } = {},
): TextField => ({
  ...text(name, { label, admin: { placeholder: '08:30', width: '50%' }, ...options }),
  validate: (value: unknown) =>
    (!value && !options.required) ||
    (typeof value === 'string' && CLOCK.test(value)) ||
    'Enter a time such as 08:30 or 17:00.',
})

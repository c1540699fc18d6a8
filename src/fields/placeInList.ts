import type { NumberField } from 'payload'
import { number } from './plain'

export const placeInList = (defaultValue: number, admin: NumberField['admin'] = {}): NumberField =>
  number('position', {
    defaultValue,
    admin: { description: 'The lowest number comes first.', ...admin },
  })

import type { Field } from 'payload'
import { secretField } from '@/access/fields'
import { toldSchema } from '@/core/dealer/told'
import { jsonField } from './json'
import { number } from './plain'

/** Of rows whose changes are told to integrators (`db/told`): since when something is to be told, and what was told last. */
export const toldFields = (): Field[] => [
  secretField(number('event_due', { index: true })),
  secretField(jsonField('event_told', toldSchema)),
]

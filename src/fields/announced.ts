import type { Field } from 'payload'
import { secretField } from '@/access/fields'
import { announcedSchema } from '@/core/dealer/announced'
import { jsonField } from './json'
import { number } from './plain'

/** Of rows whose changes are announced to integrators (`db/announced`): since when something is to be announced, and what was announced last. */
export const announcedFields = (): Field[] => [
  secretField(number('event_due', { index: true })),
  secretField(jsonField('event_announced', announcedSchema)),
]

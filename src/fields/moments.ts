import type { SanitizedConfig } from 'payload'
import { NOT_DRAWN } from './notDrawn'
import { SHOWN_MOMENT, typedDates } from '@/lib/dates'

/** Payload shows moments in the browser's zone. */
export const MOMENT_CELL = '/admin/fields/cells#MomentCell'
export const CHANGED_CELL = '/admin/fields/cells#ChangedCell'
export const DAY_CELL = '/admin/fields/cells#DayCell'
/** For moments that staff only read: Payload's picker uses the browser's zone too. */
export const MOMENT_FIELD = '/admin/fields/shown#MomentField'
/** For a number field of epoch milliseconds. */
export const MILLIS = { components: { Cell: MOMENT_CELL, Field: MOMENT_FIELD } }

const MOMENT_DATE = { displayFormat: SHOWN_MOMENT, overrides: { dateFormat: typedDates(true) } }

const NO_DIFF = { Diff: NOT_DRAWN.components.Field }

const OWN = ['createdAt', 'updatedAt']

/** Applied to the finished configuration, because Payload adds the two fields itself. */
export function withMoments(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections)
    for (const field of fields)
      if (field.type === 'date' && OWN.includes(field.name))
        field.admin = {
          ...field.admin,
          // A version's heading says already when it was made.
          components: {
            ...{ ...field.admin?.components, ...NO_DIFF },
            Cell: field.name === 'updatedAt' ? CHANGED_CELL : MOMENT_CELL,
          },
          date: { ...field.admin?.date, ...MOMENT_DATE },
        }
  return config
}

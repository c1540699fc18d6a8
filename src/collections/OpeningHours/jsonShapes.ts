import { z } from 'zod'
import { openingHourSchema } from '@/collections/Locations/jsonShapes'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as 09:30.')
const entry = openingHourSchema
  .partial({ department: true })
  .extend({ open: time.nullish(), close: time.nullish() })

const opensBeforeItCloses = (hours: z.infer<typeof entry>) =>
  hours.status === 'Closed' || !hours.open || !hours.close || hours.open < hours.close
const order = { message: 'Closing must be after opening.', path: ['close'] }

/** Several entries of one weekday are split shifts. */
export const weekSchema = z.array(entry.refine(opensBeforeItCloses, order)).max(42)
export const exceptionsSchema = z
  .array(
    entry
      .extend({ date: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Write the date as 2026-12-25.') })
      .refine(opensBeforeItCloses, order),
  )
  .max(400)

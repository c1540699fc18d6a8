import { z } from 'zod'
import { openingHourSchema } from '@/collections/Locations/jsonShapes'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use HH:mm')
const entry = openingHourSchema
  .partial({ department: true })
  .extend({ open: time.nullish(), close: time.nullish() })

const opensBeforeItCloses = (hours: z.infer<typeof entry>) =>
  hours.status === 'Closed' || !hours.open || !hours.close || hours.open < hours.close
const order = { message: 'Opening must be before closing', path: ['close'] }

/** Several entries of one weekday are split shifts. */
export const weekSchema = z.array(entry.refine(opensBeforeItCloses, order)).max(42)
export const exceptionsSchema = z
  .array(
    entry
      .extend({ date: z.string().regex(/^\d{4}-\d\d-\d\d$/, 'Use yyyy-mm-dd') })
      .refine(opensBeforeItCloses, order),
  )
  .max(400)

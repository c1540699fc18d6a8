import { z } from 'zod'
import { writtenDay, writtenTime } from '@/core/place/hours/written'
import { openingHourSchema } from '@/collections/Locations/jsonShapes'

const entry = openingHourSchema
  .partial({ department: true })
  .extend({ open: writtenTime.nullish(), close: writtenTime.nullish() })

const opensBeforeItCloses = (hours: z.infer<typeof entry>) =>
  hours.status === 'Closed' || !hours.open || !hours.close || hours.open < hours.close
const order = { message: 'Closing must be after opening.', path: ['close'] }

/** Several entries of one weekday are split shifts. */
export const weekSchema = z.array(entry.refine(opensBeforeItCloses, order)).max(42)
export const exceptionsSchema = z
  .array(entry.extend({ date: writtenDay }).refine(opensBeforeItCloses, order))
  .max(400)

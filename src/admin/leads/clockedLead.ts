import { z } from 'zod'
import { idOf } from '@/access/ids'

const moment = z.union([z.string(), z.date().transform((date) => date.toISOString())])

/** `tenant` may be populated or an id. */
export const clockedLeadSchema = z.object({
  tenant: z.unknown().transform((value) => idOf(value) ?? ''),
  location_id: z.string().nullish(),
  state: z.string(),
  createdAt: moment,
  responded_at: moment.nullish(),
})

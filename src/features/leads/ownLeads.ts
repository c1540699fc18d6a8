import { z } from 'zod'
import { textOrNull } from '@/core/dealer/rowShapes'
import { leadNames, type LeadTable } from '@/core/person/leadField'
import { LEAD_FIELDS } from '@/core/person/leadFields'
import { owned } from '@/core/person/read/ownRows'
import { timelineSchema } from './leadTimeline.rules'
import { saidIn } from './thread.rules'

const ownCar = z
  .object({ make: textOrNull, model: textOrNull, year: z.number().nullish() })
  .nullish()
  .catch(null)

const leadRow = z.object({
  lead_id: z.string(),
  form: textOrNull,
  category: textOrNull,
  subcategory: textOrNull,
  message: textOrNull,
  stock_number: textOrNull,
  car_id: textOrNull,
  url: textOrNull,
  responded_at: z.coerce.date().nullish(),
  trade: ownCar,
  createdAt: z.coerce.date(),
})

export const OWN_LEADS = owned('leads', leadRow)

const map = z.record(z.string(), z.unknown()).nullish()
/** What was said to and by the person. */
const talk = timelineSchema
  .nullish()
  .transform((entries) =>
    saidIn(entries ?? []).map(({ at, by, text, photos }) => ({ at, by, text, photos: photos?.length ?? 0 })),
  )
const FILED = { map, list: talk }
const shapeOf = (type: string | undefined) => (type === 'map' || type === 'list' ? FILED[type] : textOrNull)

/** In the person's file: what the list has, and each further field that is theirs. */
const ownShape = (table: LeadTable) =>
  Object.fromEntries(
    leadNames(table, ({ own }) => own === 'itself')
      .filter((name) => !(name in leadRow.shape) || table[name]?.type === 'map')
      .map((name) => [name, shapeOf(table[name]?.type)]),
  )

/** The person's own words and choices; not what staff noted. */
export const ownEnquiries = (table: LeadTable = LEAD_FIELDS) => ({
  ...OWN_LEADS,
  shape: OWN_LEADS.shape.extend(ownShape(table)),
})

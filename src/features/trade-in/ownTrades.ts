/** What an account's page leaves out, for its download: what enquiries gave, payments, places in a line and trade-ins. */
import { z } from 'zod'
import { rowsInPieces } from '@/db/pieces'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { textOrNull } from '@/core/dealer/rowShapes'
import type { Site } from '@/core/dealer/views'
import { OWN_LEADS, type Proved } from '@/features/accounts/ownRecords'
import { readSound } from '@/lib/readSound'

const created = z.coerce.date()
const figure = z.number().nullish()
const given = z.record(z.string(), z.unknown()).nullish()

const paymentRow = z.object({
  payment_id: z.string(),
  state: z.string(),
  reference: z.string(),
  cents: z.number(),
  currency: textOrNull,
  paid_at: figure,
  createdAt: created,
})
const placeRow = z.object({ state: z.string(), car_name: textOrNull, createdAt: created })
const tradeInRow = z.object({
  lead_id: z.string(),
  rego: textOrNull,
  make: textOrNull,
  model: textOrNull,
  year: figure,
  km: figure,
  offer_low: figure,
  offer_high: figure,
  adjustmentAnswers: given,
  createdAt: created,
})

/** The person's own words and choices; not what staff noted. */
export const OWN_ENQUIRIES = {
  ...OWN_LEADS,
  shape: OWN_LEADS.shape.extend({
    ...{ name: textOrNull, last_name: textOrNull, email: textOrNull, phone: textOrNull },
    ...{ postcode: textOrNull, PreferredContactMethod: textOrNull },
    ...{ fields: given, trade: given, consent: given },
  }),
}

const byEmail = <Shape extends z.ZodObject>(slug: string, shape: Shape) => ({
  ...{ slug, shape },
  where: ({ email }: Proved): Clause[] | null => (email ? [['email', '=', email]] : null),
})
export const OWN_PAYMENTS = byEmail('payments', paymentRow)
export const OWN_PLACES = byEmail('waiting-shoppers', placeRow)

/** Found by the references of the shopper's own leads, which are read in pieces too. */
export async function* ownTradeIns(
  { tenant }: Site,
  person: Proved,
): AsyncGenerator<z.output<typeof tradeInRow>> {
  const own = OWN_LEADS.where(person, 0)
  if (!own) return
  const at: Clause = ['tenant', '=', tenant.id]
  const valuations = await table('valuations')
  for await (const leads of rowsInPieces('leads', [at, ...own], ['lead_id'])) {
    const references = leads.map(({ lead_id }) => String(lead_id))
    const fields = Object.keys(tradeInRow.shape)
    const rows = await valuations.find([at, ['lead_id', 'in', references]], { fields })
    for (const row of rows) {
      const sound = readSound('valuations', tradeInRow, row)
      if (sound) yield sound
    }
  }
}

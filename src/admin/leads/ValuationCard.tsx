import { ofAllDealers } from '@/access/shown'
import { ownRows } from '@/admin/ownRows'
import type { Payload, TypedUser } from 'payload'
import { z } from 'zod'
import { noGuideText } from '@/features/trade-in/words.rules'
import { Facts } from '@/admin/kit/Facts'
import { isOwnFigure } from '@/admin/trade-in/ownFigure.rules'
import { ValuationPhotos } from '@/admin/trade-in/ValuationPhotos'
import { rowHref } from '@/lib/adminHrefs'
import { photosSchema } from '@/core/person/ownCarPhotos'
import { rangeText } from '@/core/money/format'
import { dayText } from '@/core/place/moments'

const schema = z.object({
  id: z.string(),
  offer_low: z.number().nullish(),
  offer_high: z.number().nullish(),
  good_until: z.string().nullish(),
  offer_accepted: z.boolean().nullish(),
  provider: z.string().nullish(),
  result: z
    .object({ reason: z.enum(['age', 'km', 'few', 'unknown', 'unavailable']).nullish() })
    .nullish()
    .catch(null),
  photos: photosSchema.nullish(),
})

interface Props {
  payload: Payload
  user: TypedUser | null
  tenant: string
  lead_id: string
}

/** The guide range that the shopper was shown, and the photos, for people who may read the valuation. */
export async function ValuationCard({ payload, user, tenant, lead_id }: Props) {
  if (!user) return null
  // References are unique only within a dealer.
  const where = { tenant: { equals: tenant }, lead_id: { equals: lead_id } }
  const reading = { payload, user: ofAllDealers(user) }
  const [row] = await ownRows(reading, 'valuations', where, { limit: 1, sort: '-createdAt' })
  const parsed = schema.safeParse(row)
  if (!parsed.success) return null
  const { id, offer_low, offer_high, good_until, offer_accepted, provider, result } = parsed.data
  const range = offer_low && offer_high ? rangeText({ low: offer_low, high: offer_high }) : null
  return (
    <section className="fc-card" aria-labelledby="valuation-title">
      <header>
        <h2 id="valuation-title">Their car</h2>
        {offer_accepted && <span className="fc-pill">Range accepted</span>}
      </header>
      <Facts
        rows={[
          ['Guide range', range ?? (result?.reason ? noGuideText(result.reason) : 'Not asked yet')],
          ['Good until', range && good_until && dayText(good_until)],
          ['By', row && range && isOwnFigure(row) && provider],
        ]}
      />
      <ValuationPhotos data={parsed.data} />
      <p className="fc-acts">
        <a href={rowHref('valuations', id)}>Open the valuation</a>
      </p>
    </section>
  )
}

import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { formatKm, formatMoney } from '@/domain/format'
import { labelOf } from '@/fields/label'
import { pictureUrl } from '@/lib/picture'
import { siteAddress } from '@/admin/siteAddress'

const carSchema = z.object({
  tenant: z.string(),
  slug: z.string(),
  name: z.string(),
  stocknum: z.string(),
  status: z.string(),
  price: z.number().nullish(),
  km: z.number().nullish(),
  primary_image_url: z.string().nullish(),
  photos_count: z.number().nullish(),
  views: z.number().nullish(),
  tag: z.string().nullish(),
  content_hash: z.string().nullish(),
  overrides: z.record(z.string(), z.unknown()).nullish(),
})
const WORDS: Record<string, [text: string, tone: string]> = {
  in_stock: ['In stock', 'is-good'],
  coming_soon: ['Coming soon', 'is-warn'],
  sold: ['Sold', 'is-bad'],
  withdrawn: ['Withdrawn', 'is-bad'],
}

/** The car at a glance, and who owns its facts: the feed, or the staff. */
export async function CarSummary({ data, payload }: UIFieldServerProps) {
  const parsed = carSchema.safeParse(data)
  if (!parsed.success)
    return (
      <p className="fc-muted fc-summary__new">
        Fill in stock number, make, model, year and dealership. The title is made from them.
      </p>
    )
  const car = parsed.data
  const [status, tone] = WORDS[car.status] ?? ['', '']
  const overridden = Object.keys(car.overrides ?? {})
  const site = await siteAddress(payload, car.tenant)
  return (
    <section className="fc fc--field fc-summary" aria-label="The car at a glance">
      {car.primary_image_url ? (
        <img src={pictureUrl(car.primary_image_url, 320, 'webp')} alt="" width={240} height={160} />
      ) : (
        <span className="fc-nopic">No picture yet</span>
      )}
      <div>
        <p className="fc-summary__price">
          {car.price ? formatMoney(car.price) : 'No price: shoppers read “Enquire for price”'}
        </p>
        <p className="fc-acts">
          <span className={`fc-pill ${tone}`}>{status}</span>
          {car.tag && <span className="fc-pill">{car.tag}</span>}
          <span>
            {[
              car.stocknum,
              car.km ? formatKm(car.km) : '',
              `${car.photos_count ?? 0} pictures`,
              `${car.views ?? 0} views`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </p>
        <p className="fc-muted">{feedSentence(Boolean(car.content_hash), overridden)}</p>
        {site && car.status !== 'withdrawn' && (
          <a className="fc-btn" href={`${site}/cars/${car.slug}`} target="_blank" rel="noopener">
            See it on the website
          </a>
        )}
      </div>
    </section>
  )
}

function feedSentence(fromFeed: boolean, overridden: string[]): string {
  if (!fromFeed) return 'Added by hand: everything here is yours to change.'
  if (overridden.length === 0)
    return 'Comes from your stock feed. Change what is wrong: your value then wins over the feed.'
  const names = overridden
    .slice(0, 8)
    .map((name) => labelOf(name))
    .join(', ')
  return `Comes from your stock feed. Yours, and left alone by the feed: ${names}${overridden.length > 8 ? ` and ${overridden.length - 8} more` : ''}.`
}

'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { z } from 'zod'
import { type Quality, qualityOf } from '@/core/car/quality'
import type { Car } from '@/core/car/car'
import { isOnShow } from '@/core/car/availability'
import { isReserved } from '@/core/car/derive'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { formatKm, formatMoney, plural } from '@/core/money/format'
import { USUAL_DAYS } from '@/features/reports/period.rules'
import { carLabelOf } from '@/fields/label'
import { idOf, recordOf } from '@/access/ids'
import { priceRatingSchema } from '@/core/car/ratingSchema'
import { pictureFilesSchema } from '@/core/car/carPictures'
import { doing, ROLE } from '@/access/roles'
import { listedOr } from '@/lib/text'
import { STATUS_WORDS } from '@/core/car/statusWords'
import { bookingHref } from '@/admin/bookings/bookingHref'
import { FixLink } from './showField'
import { cardPicture } from './list/cardPicture'
import { feedRows } from './feedRows'
import { FeedValues } from './FeedValues'
import { LikeCars, type OwnLike } from './LikeCars'

interface CarQualityProps {
  quality: Quality
  mayMend: boolean
}

function CarQuality({ quality: { score, fixes }, mayMend }: CarQualityProps) {
  return (
    <div className="fc-quality">
      <p>
        <span>
          <b>Ad {score} % complete</b>, by what shoppers ask for
        </span>
        <meter min={0} low={50} high={75} optimum={100} max={100} value={score} aria-hidden="true" />
      </p>
      {fixes.length > 0 && mayMend && (
        <ul>
          {fixes.map((fix) => (
            <li key={fix.field} className={fix.essential ? 'is-bad' : ''}>
              {fix.essential && <span className="fc-pill is-bad">Missing</span>}
              <FixLink field={fix.field} tab={fix.tab} text={fix.text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const carSchema = z.object({
  ...rowShape(CAR_FIELDS, [
    ...(['slug', 'name', 'stocknum', 'status', 'price', 'km'] as const),
    ...(['primary_image_url', 'photos_count', 'tag'] as const),
    ...(['car_type', 'item_type', 'simple_body', 'simple_fuel', 'simple_transmission'] as const),
    ...(['price_type', 'dealercomments', 'vin', 'regplate', 'colour', 'features', 'specifications'] as const),
  ]),
  picture_files: pictureFilesSchema.nullish().catch(null),
  id: z.string().nullish(),
  tenant: z.unknown(),
  dealership_id: z.unknown(),
  content_hash: z.string().nullish(),
  price_waits: z.unknown().optional(),
  price_rating: priceRatingSchema.nullish().catch(null),
  overrides: z.record(z.string(), z.unknown()).nullish(),
  reserved: z.boolean().nullish(),
  hold_state: z.string().nullish(),
  hold_until: z.number().nullish(),
})
const TONES: Record<Car['status'], string> = {
  in_stock: 'is-good',
  coming_soon: 'is-warn',
  sold: 'is-bad',
  withdrawn: 'is-bad',
}

interface CarGlanceProps {
  like: readonly OwnLike[]
  /** Null for who reads no figures. */
  views: number | null
  site: string | null
  mayMend: boolean
  mayBook: boolean
  /** When the page was made, epoch seconds. */
  now: number
}

/** Shows the car as it was last saved: the form updates it after each save, while the server's rendering stays. */
export function CarGlance({ like, views, site, mayMend, mayBook, now }: CarGlanceProps) {
  const { data } = useDocumentInfo()
  const parsed = carSchema.safeParse(data)
  if (!parsed.success)
    return (
      <p className="fc-muted fc-summary__new">
        The title is made from make, model, year and badge. Fields with a star are required.
      </p>
    )
  const car = parsed.data
  const picture = cardPicture(car, 320)
  const overridden = Object.keys(car.overrides ?? {})
  const isHeld = car.status === 'in_stock' && isReserved(car, now)
  const rows = mayMend ? feedRows(recordOf(data)) : []
  return (
    <section className="fc fc--field fc-summary" aria-label="Car summary">
      {picture ? (
        <img src={picture} alt="" width={240} height={160} />
      ) : (
        <span className="fc-nopic">
          {car.primary_image_url ? 'Its picture is not downloaded yet' : 'No picture yet'}
        </span>
      )}
      <div>
        <p className="fc-summary__price">
          {car.price ? formatMoney(car.price) : 'No price: shoppers read “Enquire for price”'}
        </p>
        <p className="fc-acts">
          <span className={`fc-pill ${isHeld ? 'is-warn' : TONES[car.status]}`}>
            {isHeld ? 'Reserved' : STATUS_WORDS[car.status]}
          </span>
          {car.tag && <span className="fc-pill">{car.tag}</span>}
          <span>
            {[car.stocknum, car.km ? formatKm(car.km) : '', `${car.photos_count ?? 0} pictures`]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {views !== null && (
            <a href={`/admin/reports?dealer=${idOf(car.tenant) ?? ''}`}>
              {plural(views, 'page view')} in {USUAL_DAYS} days
            </a>
          )}
        </p>
        <p className="fc-muted">{feedSentence(Boolean(car.content_hash), overridden, !mayMend)}</p>
        {rows.length > 0 && <FeedValues rows={rows} />}
        <p className="fc-acts">
          {site && car.status !== 'withdrawn' && (
            <a className="fc-btn" href={`${site}/cars/${car.slug}`} target="_blank" rel="noopener">
              See it on the website
            </a>
          )}
          {mayBook && car.id && car.status === 'in_stock' && (
            <a className="fc-btn" href={bookingHref({ car: car.id })}>
              Book a test drive
            </a>
          )}
        </p>
      </div>
      {/* What is gone from the website need not be told better. */}
      {isOnShow(car.status) && <CarQuality quality={qualityOf(car)} mayMend={mayMend} />}
      {isOnShow(car.status) && (
        <LikeCars rating={car.price_rating ?? null} waits={Boolean(car.price_waits)} own={like} />
      )}
    </section>
  )
}

/** As the screen of the team calls them. */
const CHANGERS = `people with the role ${listedOr(doing('content').map((role) => ROLE[role].name))}`

function feedSentence(fromFeed: boolean, overridden: string[], isReader: boolean): string {
  if (isReader)
    return `${fromFeed ? 'Comes from your stock feed.' : 'Added by hand.'} Only ${CHANGERS} can change it or mark it as reserved.`
  if (!fromFeed) return 'Added by hand: everything here is yours to change.'
  if (overridden.length === 0)
    return 'Comes from your stock feed. Change what is wrong: your value then wins over the feed.'
  const names = overridden.slice(0, 8).map(carLabelOf).join(', ')
  return `Comes from your stock feed. Yours, and left alone by the feed: ${names}${overridden.length > 8 ? ` and ${overridden.length - 8} more` : ''}.`
}

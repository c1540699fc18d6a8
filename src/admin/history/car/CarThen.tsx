import type { PriceView } from '@/core/car/price'
import { shownThen } from '@/core/car/shownThen'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { plural } from '@/core/money/format'
import { pictureUrl } from '@/lib/picture'
import { Facts } from '@/admin/kit/Facts'
import { PrintButton } from '@/admin/print/PrintButton'
import type { CarNotes } from './notes'

interface Props extends CarNotes {
  config: TenantConfig
  /** Epoch ms */
  at: number
  moment: string
  printed: string
}

function priceWords(price: PriceView): { shown: string; was?: string; kind: string } {
  if (price.kind === 'none') return { shown: price.text, kind: 'No price stated' }
  if (price.kind === 'subscription')
    return { shown: `${price.price.text} ${price.suffix}`, kind: price.typeLabel ?? 'Subscription' }
  const shown = price.price.text
  return { shown, ...(price.was && { was: price.was.text }), kind: price.typeLabel ?? 'Not stated' }
}

function Photos({ name, photos, photosThen }: { name: string; photos: string[]; photosThen: number }) {
  const lost = photosThen - photos.length
  return (
    <>
      <h4>{plural(photosThen, 'photo')}</h4>
      <div className="fc-then__photos">
        {photos.map((url, nth) => (
          <img key={`${nth} ${url}`} src={pictureUrl(url, 320, 'webp')} alt={`${name}, photo ${nth + 1}`} />
        ))}
      </div>
      {lost > 0 && (
        <p className="fc-muted">
          {plural(lost, 'photo')} of that time {lost === 1 ? 'is' : 'are'} not kept.
        </p>
      )}
    </>
  )
}

export function CarThen({ row, instead, notes, config, at, moment, printed }: Props) {
  const car = row && shownThen(row, config, new Date(at))
  if (!car) return <p className="fc-none">{instead ?? 'The car cannot be shown as it was then.'}</p>
  const price = priceWords(car.price)
  return (
    <article className="fc-card fc-then__sheet fc-print" aria-label={`The car on ${moment}`}>
      <header>
        <div>
          <h3>{car.name}</h3>
          <p className="fc-muted">
            {config.legalName}, stock number {car.stocknum}. As it was on {moment}.
          </p>
        </div>
        <PrintButton />
      </header>
      <dl className="fc-then__facts">
        <div>
          <dt>Price shown</dt>
          <dd>
            {price.shown}
            {price.was && <small>{price.was} crossed out beside it</small>}
          </dd>
        </div>
        {[
          ['What it covers', price.kind],
          ['Status', car.state],
          ['Tag', car.tag ?? 'None'],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Photos name={car.name} photos={car.photos} photosThen={car.photosThen} />
      <h4>Words</h4>
      {car.words.length > 0 ? (
        car.words.map((part, nth) => <p key={`${nth} ${part}`}>{part}</p>)
      ) : (
        <p>None</p>
      )}
      {car.equipment.length > 0 && (
        <>
          <h4>Equipment</h4>
          <p>{car.equipment.join(', ')}</p>
        </>
      )}
      {car.specs.map(({ title, rows }) => (
        <section key={title}>
          <h4>{title}</h4>
          <Facts rows={rows.map(({ label, value }) => [label, value])} />
        </section>
      ))}
      <h4>What cannot be known</h4>
      <ul className="fc-muted">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="fc-muted">Made from the recorded changes of the car on {printed}.</p>
    </article>
  )
}

import { Icon } from '@/components/ui/Icon'
import { RailButtons } from '@/components/ui/RailButtons'
import { SectionHead } from '@/components/ui/SectionHead'
import { placesByAddress } from '@/core/place/addresses'
import { rowOf } from '@/core/place/columns'
import { t } from '@/lib/words'
import { LocationCards } from './LocationCards'
import { LocationList } from './LocationList'
import type { LocationSection } from './section'

/** One row that the shopper swipes, or moves by its buttons; it never moves by itself. */
export function LocationCarousel(section: LocationSection) {
  const { heading, link, locations, config, now, columns = 'auto' } = section
  const places = placesByAddress(locations)
  if (places.length === 1) return <LocationList {...section} />
  const row = rowOf(places.length, columns)
  return (
    <section className="section">
      <div className="wrap places">
        <SectionHead title={heading} link={link} />
        <p className="places__swipe" data-small={row.hintOnPhonesOnly || undefined}>
          <Icon name="swap" />
          {t('Swipe')}
        </p>
        <div
          className="places__row"
          data-scroll=""
          data-columns={row.columns}
          tabIndex={0}
          role="region"
          aria-label={heading}
        >
          <LocationCards places={places} config={config} now={now} id="row" />
        </div>
        <div className="rail__nav places__nav" data-moves={row.moves || undefined}>
          <RailButtons previous={t('Previous')} next={t('Next')} />
        </div>
      </div>
    </section>
  )
}

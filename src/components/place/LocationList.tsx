import { SectionHead } from '@/components/ui/SectionHead'
import { placesByAddress } from '@/core/place/addresses'
import { gridColumns } from '@/core/place/columns'
import { LocationCards } from './LocationCards'
import type { LocationSection } from './section'

/** One location is a wide card, several are a grid, which is swiped on a phone. */
export function LocationList({ heading, link, locations, config, now, columns = 'auto' }: LocationSection) {
  const places = placesByAddress(locations)
  return (
    <section className="section">
      <div className="wrap places">
        <SectionHead title={heading} link={link} />
        <div
          className="places__grid swipes"
          data-scroll=""
          data-n={places.length}
          data-columns={gridColumns(columns)}
        >
          <LocationCards places={places} config={config} now={now} id="places" />
        </div>
      </div>
    </section>
  )
}

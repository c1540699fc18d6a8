import { SectionHead } from '@/components/ui/SectionHead'
import { placesByAddress } from '@/core/place/addresses'
import { gridColumns } from '@/core/place/columns'
import { placesByState } from '@/core/place/states'
import { LocationCards } from './LocationCards'
import { LocationList } from './LocationList'
import type { LocationSection } from './section'

/** Cards under a heading for each state; without headings when all are in one state. */
export function LocationGroups(section: LocationSection) {
  const { heading, link, locations, config, now, columns = 'auto' } = section
  const groups = placesByState(placesByAddress(locations))
  if (groups.length === 1) return <LocationList {...section} />
  return (
    <section className="section">
      <div className="wrap places">
        <SectionHead title={heading} link={link} />
        {groups.map(({ state, places }) => (
          <div className="places__group" key={state}>
            <h3>{state}</h3>
            <div
              className="places__grid swipes"
              data-scroll=""
              data-n={places.length}
              data-columns={gridColumns(columns)}
            >
              <LocationCards places={places} config={config} now={now} id="states" heading="h4" />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

import { SectionHead } from '@/components/ui/SectionHead'
import { hasHours, placesByAddress } from '@/core/place/addresses'
import { OpeningHours } from './OpeningHours'
import { OpenNow } from './OpenNow'
import type { LocationSection } from './section'

/** The week of each location, by department where it has several. A location without hours is left out. */
export function LocationHours({ heading, link, locations, now }: LocationSection) {
  const places = placesByAddress(locations).filter(hasHours)
  if (places.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} link={link} />
        <div className="placehours">
          {places.map((place) => (
            <article key={place.main.id}>
              <h3>
                <a href={`/locations/${place.main.slug}`}>{place.name}</a>
              </h3>
              <OpenNow location={place.main} now={now} />
              <OpeningHours place={place} now={now} id="hours-list" />
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

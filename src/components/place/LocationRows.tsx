import { Rating } from '@/components/reviews/Rating'
import { SectionHead } from '@/components/ui/SectionHead'
import { placesByAddress } from '@/core/place/addresses'
import { addressLine } from '@/core/place/locationNames'
import { LocationOpen } from './LocationOpen'
import { PlaceLinks } from './PlaceLinks'
import type { LocationSection } from './section'

export const LocationRows = ({ heading, link, locations, config, now }: LocationSection) => (
  <section className="section">
    <div className="wrap places">
      <SectionHead title={heading} link={link} />
      <ul className="placerows">
        {placesByAddress(locations).map(({ main, name }) => (
          <li key={main.id}>
            <div>
              <h3>
                <a href={`/locations/${main.slug}`}>{name}</a>
              </h3>
              <p className="place__addr">{addressLine(main.address)}</p>
            </div>
            <div>
              <LocationOpen location={main} now={now} />
              <Rating rating={main.average_rating} count={main.review_count} config={config} />
            </div>
            <div className="place__act">
              <PlaceLinks location={main} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

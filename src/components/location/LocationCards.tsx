import { allPictured, type Place } from '@/domain/place/addresses'
import type { LocationSection } from './section'
import { LocationCard } from './LocationCard'

interface Props extends Pick<LocationSection, 'config' | 'now'> {
  places: readonly Place[]
  /** Sets the cards apart from others of the page. */
  id: string
  heading?: 'h3' | 'h4'
}

/** The cards of one list: with a picture each, or none. */
export const LocationCards = ({ places, ...card }: Props) =>
  places.map((place) => (
    <LocationCard key={place.main.id} place={place} pictured={allPictured(places)} {...card} />
  ))

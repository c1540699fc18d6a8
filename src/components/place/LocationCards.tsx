import { type Place, pictureAmong } from '@/core/place/addresses'
import type { LocationSection } from './section'
import { LocationCard } from './LocationCard'

interface Props extends Pick<LocationSection, 'config' | 'now'> {
  places: readonly Place[]
  /** Makes the cards' ids unique on the page. */
  id: string
  heading?: 'h3' | 'h4'
}

export const LocationCards = ({ places, ...card }: Props) =>
  places.map((place) => (
    <LocationCard key={place.main.id} place={place} picture={pictureAmong(place, places)} {...card} />
  ))

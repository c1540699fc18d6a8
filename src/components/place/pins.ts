import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Place } from '@/core/place/addresses'

export type Drawing = TenantConfig['pages']['locations']
type Pin = Omit<Drawing['spots'][number], 'location'> & { place: Place | undefined }

/** What a drawing shows: locations, or parts of one. A pin of an unknown location is left out. */
export const pinsOf = (drawing: Drawing, places: readonly Place[]): Pin[] =>
  drawing.spots.flatMap(({ location, ...spot }) => {
    const place = location ? places.find(({ main }) => main.slug === location) : undefined
    return location && !place ? [] : { ...spot, place }
  })

/** The locations in the order of their pins, each with the number of its pin; those without one come last. */
export function numberedPlaces(
  drawing: Drawing,
  places: readonly Place[],
): { place: Place; number: number | undefined }[] {
  const pinned = pinsOf(drawing, places).flatMap(({ place }, index) =>
    place ? { place, number: index + 1 } : [],
  )
  const others = places.filter((place) => !pinned.some((pin) => pin.place === place))
  return [...pinned, ...others.map((place) => ({ place, number: undefined }))]
}

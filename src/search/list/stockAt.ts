import { setFacet } from './edit'
import { emptySearch, type ListState } from './state'
import type { LocationView } from '@/core/place/views'

/** All that is listed at a location: what stands there, what is to come, what was just sold. */
export const listedAt = ({ name }: Pick<LocationView, 'name'>): ListState =>
  setFacet(emptySearch(), 'location_name', [name])

export const onTheGroundAt = (location: Pick<LocationView, 'name'>): ListState =>
  setFacet(listedAt(location), 'status', ['in_stock'])

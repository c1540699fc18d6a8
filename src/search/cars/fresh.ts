import { ON_SHOW_STATUSES } from '@/core/car/availability'
import type { Site } from '@/core/dealer/views'
import { getSearchEngine } from '@/search'
import type { ListState } from '@/search/list/state'
import type { Filter } from '@/search/types'
import { listRequest } from './list'
import { locationsNear } from './near'

export interface FreshCount {
  here: number
  /** Of those, the ones that came after `since`. */
  fresh: number
}

/** How many cars of a search are on show, and how many of them are new since a day. */
export async function freshCount(site: Site, state: ListState, since: Date, now: Date): Promise<FreshCount> {
  const listed = listRequest(site, { ...state, page: 1 }, await locationsNear(site, state.near), now)
  const count = async (...more: Filter[]): Promise<number> => {
    const where = { and: [...(listed.where ? [listed.where] : []), ...more] }
    const { total } = await getSearchEngine().search({ ...listed, where, facets: [], stats: [], perPage: 1 })
    return total
  }
  const shown: Filter = { f: 'status', in: ON_SHOW_STATUSES }
  const [here, fresh] = await Promise.all([
    count(shown),
    count(shown, { f: 'created_at', min: Math.floor(since.getTime() / 1000) }),
  ])
  return { here, fresh }
}

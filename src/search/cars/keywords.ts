import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { RADII } from '@/search/list/near'
import { type ListState } from '@/search/list/state'
import { withNear } from '@/search/list/edit'
import type { Site } from '@/core/dealer/views'
import { keywordNames } from '@/search/keywords/keywordNames'
import { readKeywords } from '@/search/keywords/readKeywords'
import { locationsNear } from './near'
import { namedFacets } from './stock'

const namesOf = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site) => keywordNames(await namedFacets(site)),
})

/** `near 4000` means the nearest locations: the smallest radius that contains one, if any. */
const nearest = async (site: Site, state: ListState): Promise<ListState> => {
  const { near } = state
  if (!near) return state
  for (const radius of RADII) {
    const wider = { ...near, radius: Math.max(radius, near.radius) }
    if ((await locationsNear(site, wider))?.size) return { ...withNear(state, wider), page: state.page }
  }
  return state
}

export const withKeywords = async (site: Site, state: ListState): Promise<ListState> => {
  if (!state.query) return state
  const read = readKeywords(state, await namesOf(site), site.config.country)
  return read.anyRadius ? nearest(site, read.state) : read.state
}

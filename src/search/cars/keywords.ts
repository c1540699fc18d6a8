import { RADII } from '@/search/list/near'
import { type ListState } from '@/search/list/state'
import { withNear } from '@/search/list/edit'
import type { Site } from '@/core/dealer/views'
import { readKeywords } from '@/search/keywords/readKeywords'
import { locationsNear } from './near'
import { lexicon, readTyped } from './sentence'

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

export interface MeantSearch {
  state: ListState
  /** What was typed and not understood, as typed. */
  missed: readonly string[]
  /** A place that was named and is in no table. */
  place: string | null
}

/** What the typed words mean, and what of them means nothing. */
export const meantBy = async (site: Site, state: ListState): Promise<MeantSearch> => {
  if (!state.query) return { state, missed: [], place: null }
  const sentence = site.config.search.sentences ? await readTyped(site, state) : null
  const read = sentence ?? readKeywords(state, (await lexicon(site)).names, site.config.country)
  const meant = read.anyRadius ? await nearest(site, read.state) : read.state
  return { missed: [], place: null, ...sentence, state: meant }
}

export const withKeywords = async (site: Site, state: ListState): Promise<ListState> =>
  (await meantBy(site, state)).state

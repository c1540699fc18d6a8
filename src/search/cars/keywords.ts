import { RADII } from '@/search/list/near'
import { emptySearch, type ListState, withNot } from '@/search/list/state'
import { withNear, withQuery } from '@/search/list/edit'
import type { Site } from '@/core/dealer/views'
import { slippedColour } from '@/search/keywords/colourSlips'
import { type ReadKeywords, readKeywords } from '@/search/keywords/readKeywords'
import { locationsNear } from './near'
import { countCars } from './list'
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

/** Words that find nothing as they are may be a sentence without its small words: `newest first, SUVs under 40k`. */
const searched = async (site: Site, state: ListState): Promise<Partial<MeantSearch> & ReadKeywords> => {
  const read = readKeywords(state, (await lexicon(site)).names, site.config.country)
  // A chosen range that the words contradict, and a second feature, stay words.
  const isFree = !Object.keys(state.ranges).length && !state.facets.filtered_features
  if (!site.config.search.sentences || !isFree || !read.state.query) return read
  if ((await countCars(site, read.state)).count) return read
  const sentence = await readTyped(site, state, true)
  return sentence && (await countCars(site, sentence.state)).count ? sentence : read
}

/** A word one edit from a colour is that colour where no car is lost by it. Twice in a row it is no beginning: the first is whole. */
const withColours = async (site: Site, state: ListState): Promise<ListState> => {
  const own = await lexicon(site)
  const words = await Promise.all(
    state.query.split(' ').map(async (typed) => {
      const word = typed.toLowerCase()
      const colour = slippedColour(word, own)
      if (!colour) return typed
      const values = own.names.get(colour)?.map(({ value }) => value)
      const others = withNot(withQuery(emptySearch(), `${word} ${word}`), { colour: values })
      return (await countCars(site, others)).count ? typed : colour
    }),
  )
  return { ...state, query: words.join(' ') }
}

/** What the typed words mean, and what of them means nothing. */
export const meantBy = async (site: Site, typed: ListState): Promise<MeantSearch> => {
  if (!typed.query) return { state: typed, missed: [], place: null }
  const state = await withColours(site, typed)
  const sentence = site.config.search.sentences ? await readTyped(site, state) : null
  const read = sentence ?? (await searched(site, state))
  const meant = read.anyRadius ? await nearest(site, read.state) : read.state
  return { missed: [], place: null, ...read, state: meant }
}

export const withKeywords = async (site: Site, state: ListState): Promise<ListState> =>
  (await meantBy(site, state)).state

import { cached } from '@/cache/cached'
import { stockTags } from '@/cache/tags'
import { RANGE_NAMES } from '@/core/car/facets'
import type { Site } from '@/core/dealer/views'
import { bothRanges, withFacets } from '@/search/keywords/readKeywords'
import { withMore, withNear, withQuery, withRange } from '@/search/list/edit'
import { DEFAULT_RADIUS } from '@/search/list/near'
import { offeredNames } from '@/search/list/offeredState'
import { parseSearch } from '@/search/list/parse'
import { type ListState, withNot } from '@/search/list/state'
import { type Lexicon, lexiconOf } from '@/search/sentence/lexicon'
import { readSentence, type Sentence } from '@/search/sentence/readSentence'
import { type Uses, usesOf } from '@/search/sentence/uses'
import { vocabularyOf } from './context'
import { countCars } from './list'
import { namedFacets, stockFacets } from './stock'

export const lexicon = cached({
  key: (site: Site) => site.host,
  tags: ({ host }) => stockTags(host),
  read: async (site): Promise<Lexicon> => {
    const stock = await stockFacets(site)
    const offered = offeredNames(site.config.features)
    return lexiconOf(
      await namedFacets(site, stock),
      vocabularyOf(site, stock.facets),
      offered.ranges.filter((name) => stock.states.includes(name)),
    )
  },
})

/** A dealer's own shortcut is understood by its name, where that is words alone: figures and single words have their own reading. */
const shortcutsOf = ({ config }: Site): Known['rows'] =>
  config.search.quickFilters
    .filter(({ label }) => /^\p{L}+(?:[ -]\p{L}+)+$/u.test(label))
    .map(({ label, href }) => ({ words: label, href }))

interface Known {
  rows: Site['config']['search']['uses']
  uses: Uses
}
/** One dealer's uses belong to the lexicon of its own stock, and last as long. */
const known = new WeakMap<Lexicon, Known>()

const usesFor = (site: Site, of: Lexicon): Uses => {
  const { uses: rows } = site.config.search
  const before = known.get(of)
  if (before?.rows === rows) return before.uses
  const read = (href: string): ListState => {
    const [path = '', query] = href.split('?')
    const segments = path.split('/').filter(Boolean).slice(1)
    return parseSearch(segments, new URLSearchParams(query), of).state
  }
  const uses = usesOf([...rows, ...shortcutsOf(site)], read, of)
  known.set(of, { rows, uses })
  return uses
}

/** What was chosen stays: values are joined, ranges narrow each other, and a typed one that contradicts is left out. */
const beside = (chosen: ListState, { state, near }: Sentence): ListState => {
  let next = withFacets(chosen, state.facets)
  if (state.not) next = withNot(next, withMore(chosen.not, state.not))
  for (const name of RANGE_NAMES) {
    const typed = state.ranges[name]
    const both = typed && bothRanges(chosen.ranges[name], typed)
    if (both) next = withRange(next, name, both)
  }
  if (near && !chosen.near) next = withNear(next, { radius: DEFAULT_RADIUS, ...near })
  return chosen.sortBy === 'relevant' ? { ...next, sortBy: state.sortBy } : next
}

const MOST_TRIED = 6

export interface Typed {
  state: ListState
  anyRadius: boolean
  missed: readonly string[]
  place: string | null
}

/** The words that find a car together, each added where it still does. */
async function knownOf(
  words: readonly string[],
  finds: (query: readonly string[]) => Promise<boolean>,
): Promise<readonly string[]> {
  if (!words.length || (await finds(words))) return words
  let known: readonly string[] = []
  for (const word of words.slice(0, MOST_TRIED)) if (await finds([...known, word])) known = [...known, word]
  return known
}

/**
 * What a typed sentence means, as filters beside those that were chosen; null for words that are none. Words that are not
 * understood are searched for as they are, and left out where no car has them and something else was understood.
 */
export const readTyped = async (site: Site, chosen: ListState, always = false): Promise<Typed | null> => {
  const own = await lexicon(site)
  const { country } = site.config
  const year = new Date().getFullYear()
  const uses = usesFor(site, own)
  const sentence = readSentence(chosen.query, { lexicon: own, uses, country, year, always })
  if (!sentence) return null
  const { words, place, near } = sentence
  const missed = [...sentence.missed, ...sentence.refused]
  const filters = { ...beside(chosen, sentence), page: chosen.page }
  const queried = (query: readonly string[]) => ({
    ...withQuery(filters, query.join(' ')),
    page: chosen.page,
  })
  const anyRadius = near !== null && near.radius === undefined && !chosen.near
  const isNothing = !words.length && JSON.stringify(filters) === JSON.stringify(chosen)
  if (isNothing && sentence.missed.length) return { state: chosen, anyRadius: false, missed, place }
  const finds = async (query: readonly string[]) => (await countCars(site, queried(query))).count > 0
  const whole = [...words, ...sentence.missed]
  if (sentence.missed.length > 0 && (await finds(whole)))
    return { state: queried(whole), anyRadius, missed, place }
  const known = isNothing ? words : await knownOf(words, finds)
  const unknown = words.filter((word) => !known.includes(word)).join(' ')
  return { state: queried(known), anyRadius, missed: unknown ? [unknown, ...missed] : missed, place }
}

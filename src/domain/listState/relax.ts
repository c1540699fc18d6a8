/** What to give up when nothing matches (S18). */
import { appliedFilters } from './edit'
import { clearFilters, type SearchState } from './state'

export interface Relaxed {
  /** The filters given up, as their chips read: `Electric`, `Electric and Manual`. */
  text: string
  without: SearchState
}

/** More filters than this are not tried one by one: an address may carry hundreds. */
const TRIED = 8

/** One filter less; two less; none at all. The first step that finds cars is the one to offer. */
export const relaxSteps = (state: SearchState): Relaxed[][] => {
  const chips = appliedFilters(state).slice(0, TRIED)
  const singles = chips.map(({ text, without }) => ({ text, without }))
  const pairs = chips.flatMap((first, at) =>
    chips.slice(at + 1).flatMap((second) => {
      const rest = appliedFilters(first.without).find(({ label }) => label === second.label)
      return rest ? [{ text: `${first.text} and ${second.text}`, without: rest.without }] : []
    }),
  )
  const all = chips.length > 2 ? [{ text: 'any filter', without: clearFilters(state) }] : []
  return [singles, pairs, all].filter((step) => step.length > 0)
}

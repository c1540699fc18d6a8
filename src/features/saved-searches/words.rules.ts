import { searchHeading } from '@/search/seo/titles'
import { appliedFilters } from '@/search/list/chips'
import { type ListState } from '@/search/list/state'
import { t } from '@/lib/words'

/** How many values of each the heading names. */
const IN_HEADING: Record<string, number> = {
  query: 1,
  car_type: 1,
  fuel: 1,
  make: 2,
  model: 1,
  body: 1,
  location_name: 1,
}
const values = ({ facets }: ListState) =>
  new Map<string, readonly string[] | undefined>(Object.entries(facets))

/** One-line name: `Used Toyota HiLux, up to $40,000`; `All cars` without filters. */
export const searchWords = (state: ListState, noun: string): string => {
  const chips = appliedFilters(state)
  if (!chips.length) return t('All {noun}', { noun })
  const chosen = values(state)
  const message = ({ name }: { name: string }) => (chosen.get(name)?.length ?? 1) <= (IN_HEADING[name] ?? 0)
  const rest = chips
    .filter((chip) => !message(chip))
    .map(({ text }) => text.replace(/^(Up|From|Within|Not|Tows)\b/, (word) => word.toLowerCase()))
  return [searchHeading(state, noun), ...rest].join(', ')
}

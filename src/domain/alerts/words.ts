import { searchHeading } from '@/domain/seo/titles'
import { appliedFilters } from '@/domain/listState/edit'
import { type ListState } from '@/domain/listState/state'
import { t } from '@/lib/words'

const IN_HEADING: ReadonlySet<string> = new Set([
  'query',
  'car_type',
  'fuel',
  'make',
  'model',
  'body',
  'location_name',
])
const values = ({ facets }: ListState) =>
  new Map<string, readonly string[] | undefined>(Object.entries(facets))

/** One-line name: `Used Toyota HiLux, up to $40,000`; `All cars` without filters. */
export const searchWords = (state: ListState, noun: string): string => {
  const chips = appliedFilters(state)
  if (!chips.length) return t('All {noun}', { noun })
  const chosen = values(state)
  const said = ({ name }: { name: string }) => IN_HEADING.has(name) && (chosen.get(name)?.length ?? 1) === 1
  const rest = chips
    .filter((chip) => !said(chip))
    .map(({ text }) => text.replace(/^(Up|From|Within)\b/, (word) => word.toLowerCase()))
  return [searchHeading(state, noun), ...rest].join(', ')
}

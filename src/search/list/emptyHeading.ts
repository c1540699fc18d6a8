import { t } from '@/lib/words'
import { appliedFilters, type Chip } from './edit'
import { filterNames, filterText } from './relax'
import type { ListState } from './state'

const isType = (name: Chip['name']) => name === 'car_type'
const isNamed = (name: Chip['name']) => name === 'make' || name === 'model'

/** `No used Toyota HiLux in stock today.` `noun` is plural: `cars`. */
export const emptyHeading = (state: ListState, noun: string): string => {
  const chips = appliedFilters(state)
  const names = filterNames(chips)
  const [only] = names
  const text = (name: Chip['name']) => filterText(chips, name)
  if (names.every((name) => isType(name) || isNamed(name))) {
    const words = names.map((name) => (isType(name) ? text(name).toLowerCase() : text(name)))
    return t('No {what} in stock today.', {
      what: [...words, ...(names.some(isNamed) ? [] : [noun])].join(' '),
    })
  }
  if (only && names.length === 1) return t('Nothing matches {text} today.', { text: text(only) })
  return chips.length === 2
    ? t('Nothing matches both filters today.')
    : t('Nothing matches these {count} filters today.', { count: chips.length })
}

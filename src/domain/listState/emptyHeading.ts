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
    return `No ${[...words, ...(names.some(isNamed) ? [] : [noun])].join(' ')} in stock today.`
  }
  if (only && names.length === 1) return `Nothing matches ${text(only)} today.`
  return chips.length === 2
    ? 'Nothing matches both filters today.'
    : `Nothing matches these ${chips.length} filters today.`
}

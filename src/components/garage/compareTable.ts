/** Classes and links of the server-rendered comparison table, set by the controls above it. */
import { all, one } from '@/lib/dom'

/** Hides rows with equal values, and updates the address and the links of the page to match. */
export const showDifferences = (on: boolean): void => {
  one('.cmp')?.classList.toggle('is-diff', on)
  const addressed = (address: string): string => {
    const url = new URL(address, location.href)
    url.searchParams.delete('only')
    if (!on) url.searchParams.set('only', 'all')
    return `${url.pathname}${url.search.replaceAll('%2C', ',')}`
  }
  history.replaceState(history.state, '', addressed(location.href))
  for (const link of all('a[data-compare-drop]'))
    link.setAttribute('href', addressed(link.getAttribute('href') ?? ''))
}

const FACTS = '.cmp tbody tr:not(.cmp__g, .cmp__acts, [data-always])'

/** Where only the pair is seen, it alone decides which rows differ (`data-pair-same`). */
const markPair = (pair: readonly [number, number]): void => {
  for (const row of all(FACTS)) {
    const [left, right] = pair.map((column) => one(`[data-c="${column}"]`, row)?.textContent)
    row.toggleAttribute('data-pair-same', left === right)
  }
}

export const showColumns = (pair: readonly [number, number]): void => {
  markPair(pair)
  for (const cell of all(':is(.cmp, .cmppics) [data-c]')) {
    const column = Number(cell.dataset.c)
    cell.classList.toggle('is-on', pair.includes(column))
    cell.classList.toggle('is-right', column === pair[1])
  }
}

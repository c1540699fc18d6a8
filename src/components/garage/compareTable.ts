/** Attributes of the server's comparison table that follow the controls above it. */
import { all, one } from '@/components/page/behaviour/dom'

/** Rows that agree come and go at once; the address and the links of the page say the same. */
export const showDifferences = (on: boolean): void => {
  one('.cmp')?.classList.toggle('is-diff', on)
  const addressed = (address: string): string => {
    const url = new URL(address, location.href)
    if (on) url.searchParams.set('only', 'differences')
    else url.searchParams.delete('only')
    return `${url.pathname}${url.search.replaceAll('%2C', ',')}`
  }
  history.replaceState(history.state, '', addressed(location.href))
  for (const link of all('a[data-compare-drop]'))
    link.setAttribute('href', addressed(link.getAttribute('href') ?? ''))
}

/** The two columns of a phone, the left one first. */
export const showColumns = (pair: readonly [number, number]): void => {
  for (const cell of all('.cmp [data-c]')) {
    const column = Number(cell.dataset.c)
    cell.classList.toggle('is-on', pair.includes(column))
    cell.classList.toggle('is-right', column === pair[1])
  }
}

import { parseFacts, readList, writeList } from '@/components/car/garage'
import { all, closest, one } from '@/components/page/behaviour/dom'
import { toast } from '@/components/ui/toastStore'
import { compareHref } from '@/domain/compare/comparePath'
import { columnPair } from './columnPair'

/** Rows that agree come and go at once; the address and the links of the page say the same. */
const showDifferences = (on: boolean): void => {
  one('.cmp')?.classList.toggle('is-diff', on)
  const said = (address: string): string => {
    const url = new URL(address, location.href)
    if (on) url.searchParams.set('only', 'differences')
    else url.searchParams.delete('only')
    return `${url.pathname}${url.search.replaceAll('%2C', ',')}`
  }
  history.replaceState(history.state, '', said(location.href))
  for (const link of all('a[data-compare-drop]'))
    link.setAttribute('href', said(link.getAttribute('href') ?? ''))
}

/** Keeps the two pickers apart and shows their columns, the left one first. */
const watchColumns = (signal: AbortSignal): void => {
  const picks = all('[data-col]').filter((element) => element instanceof HTMLSelectElement)
  const [left, right] = picks
  if (!left || !right) return
  let pair: [number, number] = [0, 1]
  const show = (): void => {
    left.value = String(pair[0])
    right.value = String(pair[1])
    for (const cell of all('.cmp [data-c]')) {
      const column = Number(cell.dataset.c)
      cell.classList.toggle('is-on', pair.includes(column))
      cell.classList.toggle('is-right', column === pair[1])
    }
  }
  const onPick = (side: number, pick: HTMLSelectElement) => () => {
    pair = columnPair(pair, side, Number(pick.value))
    show()
  }
  left.addEventListener('change', onPick(0, left), { signal })
  right.addEventListener('change', onPick(1, right), { signal })
  show()
}

const share = async (): Promise<void> => {
  const link = { title: document.title, url: location.href }
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) return await navigator.share(link)
    await navigator.clipboard.writeText(link.url)
    toast({ text: 'Link copied' })
  } catch {
    // Closing the share sheet is no failure.
  }
}

/** An address that names no cars means the shopper's own list; one that names cars which are gone offers it. */
const offerOwnList = (): void => {
  const link = one('[data-compare-mine]')
  const mine = readList('compare')
  if (!link || !mine.length) return
  const href = compareHref(mine.map(({ slug }) => slug))
  if (!new URLSearchParams(location.search).has('cars')) return location.replace(href)
  link.setAttribute('href', href)
  link.hidden = false
}

/** The page's links work as they are; the list of this browser follows them. */
const followLinks = (event: MouseEvent): void => {
  const dropped = closest(event, '[data-compare-drop]')?.dataset.compareDrop
  if (dropped)
    writeList(
      'compare',
      readList('compare').filter(({ id }) => id !== dropped),
    )
  if (closest(event, '[data-compare-clear]')) writeList('compare', [])
  if (closest(event, '[data-compare-keep]'))
    writeList(
      'compare',
      all('.cmp [data-facts]').flatMap(({ dataset }) => parseFacts(dataset.facts)?.car ?? []),
    )
  if (closest(event, '[data-share]')) void share()
}

export const watchCompare = (signal: AbortSignal): void => {
  offerOwnList()
  watchColumns(signal)
  const only = one('[data-diff]')
  if (only instanceof HTMLInputElement) {
    only.addEventListener('change', () => showDifferences(only.checked), { signal })
    // Going back may bring the switch back as it was left.
    if (only.checked !== one('.cmp')?.classList.contains('is-diff')) showDifferences(only.checked)
  }
  document.addEventListener('click', followLinks, { signal })
}

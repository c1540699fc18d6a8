import { type CarFacts, type Favourite, parseFacts } from '@/components/car/garage'
import { savedPrices } from '@/components/car/savedPrices'
import { one } from '@/components/site/behaviour/dom'
import { FREQUENCY_WORDS } from '@/domain/alerts/frequency'
import { compareHref } from '@/domain/comparePath'
import type { Cards } from '../car/askCards'
import { type SavedSearch, savedSearches } from '../search/savedSearches'
import { arrange, copyOf, part, show } from './parts'
import { priceChanges } from './priceChanges'
import type { Lists } from './tidied'

/** What the cards say of the saved cars today. */
export const factsOf = (cars: readonly Favourite[], cards: Cards): CarFacts[] =>
  cars.flatMap(({ slug }) => parseFacts(cards.get(slug)?.dataset.facts) ?? [])

interface Line {
  name: string
  href: string
  mark: string
  /** `compare x`: the list and what of it, as the cross says when it is pressed. */
  drop: string
  dropLabel: string
}

/** A line with a name that leads there, what is to be said of it, and a way out. */
const makeRow = ({ name, href, mark: words, drop: what, dropLabel }: Line): HTMLElement | null => {
  const row = copyOf('row')
  const [link, mark, drop] = ['a', '.item__mark', '[data-garage-drop]'].map(
    (selector) => row && one(selector, row),
  )
  if (!row || !link || !mark || !drop) return null
  link.textContent = name
  link.setAttribute('href', href)
  mark.textContent = words
  drop.dataset.garageDrop = what
  drop.setAttribute('aria-label', dropLabel)
  return row
}

const carLine = ({ id, name, slug }: Favourite, list: keyof Lists, card: HTMLElement | undefined): Line => ({
  name,
  href: `/cars/${encodeURIComponent(slug)}`,
  mark: card?.querySelector('.price__now')?.lastChild?.textContent ?? '',
  drop: `${list} ${id}`,
  dropLabel: list === 'compare' ? `Take ${name} out of the comparison` : `Remove ${name}`,
})

const searchLine = ({ path, name, frequency }: SavedSearch): Line => ({
  name,
  href: path,
  mark: FREQUENCY_WORDS[frequency].label,
  drop: `searches ${path}`,
  dropLabel: `Take ${name} off this list`,
})

const drawChanges = (cars: readonly Favourite[], cards: Cards): void => {
  const lines = priceChanges(factsOf(cars, cards), savedPrices()).map(({ amount, rest, isLess }) => {
    const [line, words, figure] = [
      document.createElement('li'),
      document.createElement('span'),
      document.createElement('b'),
    ]
    line.classList.toggle('is-more', !isLess)
    figure.textContent = amount
    words.append(figure, ` ${rest}`)
    line.append(words)
    return line
  })
  part('changes')?.replaceChildren(...lines)
}

const drawCompareLink = (compare: readonly Favourite[]): void => {
  const link = part('compare-link')
  const label = link && one('span', link)
  if (!link || !label) return
  link.setAttribute('href', compareHref(compare.map(({ slug }) => slug)))
  label.textContent = compare.length > 1 ? `Compare these ${compare.length}` : 'Compare with another'
}

/** Cards' places while the server is asked. */
export const drawWaiting = (count: number): void => {
  show('favourites', count > 0)
  part('cards')?.append(...Array.from({ length: Math.min(count, 6) }, () => copyOf('waiting') ?? ''))
}

/** Draws both lists, again and again; `cards` are those of the cars that the server knows. A car without one is a line with its name. */
export const garageDrawer = (cards: Cards): ((lists: Lists) => void) => {
  const rows = new Map<string, HTMLElement | null>()
  const rowOf = (line: Line): HTMLElement[] => {
    const row = rows.get(line.drop) ?? makeRow(line)
    rows.set(line.drop, row)
    return row ? [row] : []
  }
  const carRow = (car: Favourite, list: keyof Lists) => rowOf(carLine(car, list, cards.get(car.slug)))
  return ({ favourites, compare }) => {
    const [cardsPart, rowsPart, searchesPart] = [part('cards'), part('rows'), part('search-rows')]
    if (!cardsPart || !rowsPart || !searchesPart) return
    const searches = savedSearches()
    drawChanges(favourites, cards)
    drawCompareLink(compare)
    show('favourites', favourites.length > 0)
    show('compare', compare.length > 0)
    show('searches', searches.length > 0)
    show('empty', favourites.length + compare.length + searches.length === 0)
    arrange(
      cardsPart,
      favourites.flatMap((car) => cards.get(car.slug) ?? carRow(car, 'favourites')),
    )
    arrange(
      rowsPart,
      compare.flatMap((car) => carRow(car, 'compare')),
    )
    arrange(
      searchesPart,
      searches.flatMap((search) => rowOf(searchLine(search))),
    )
  }
}

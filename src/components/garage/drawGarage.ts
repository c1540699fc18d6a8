import { type CarFacts, type Favourite, parseFacts } from '@/components/car/garage'
import { savedPrices } from '@/components/car/savedPrices'
import { one } from '@/components/site/behaviour/dom'
import { compareHref } from '@/domain/comparePath'
import type { Cards } from '../car/askCards'
import { arrange, copyOf, part, show } from './parts'
import { priceChanges } from './priceChanges'
import type { Lists } from './tidied'

/** What the cards say of the saved cars today. */
export const factsOf = (cars: readonly Favourite[], cards: Cards): CarFacts[] =>
  cars.flatMap(({ slug }) => parseFacts(cards.get(slug)?.dataset.facts) ?? [])

/** A line with the car's name, its price where it is known, and a way out. */
const makeRow = (car: Favourite, list: keyof Lists, card: HTMLElement | undefined): HTMLElement | null => {
  const row = copyOf('row')
  const [link, mark, drop] = ['a', '.item__mark', '[data-garage-drop]'].map((selector) => row && one(selector, row))
  if (!row || !link || !mark || !drop) return null
  link.textContent = car.name
  link.setAttribute('href', `/cars/${encodeURIComponent(car.slug)}`)
  mark.textContent = card?.querySelector('.price__now')?.lastChild?.textContent ?? ''
  drop.dataset.garageDrop = `${list} ${car.id}`
  drop.setAttribute('aria-label', list === 'compare' ? `Take ${car.name} out of the comparison` : `Remove ${car.name}`)
  return row
}

const drawChanges = (cars: readonly Favourite[], cards: Cards): void => {
  const lines = priceChanges(factsOf(cars, cards), savedPrices()).map(({ amount, rest, isLess }) => {
    const [line, words, figure] = [document.createElement('li'), document.createElement('span'), document.createElement('b')]
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
  const rowOf = (car: Favourite, list: keyof Lists): HTMLElement[] => {
    const key = `${list} ${car.id}`
    const row = rows.get(key) ?? makeRow(car, list, cards.get(car.slug))
    rows.set(key, row)
    return row ? [row] : []
  }
  return ({ favourites, compare }) => {
    const [cardsPart, rowsPart] = [part('cards'), part('rows')]
    if (!cardsPart || !rowsPart) return
    drawChanges(favourites, cards)
    drawCompareLink(compare)
    show('favourites', favourites.length > 0)
    show('compare', compare.length > 0)
    show('empty', favourites.length + compare.length === 0)
    arrange(cardsPart, favourites.flatMap((car) => cards.get(car.slug) ?? rowOf(car, 'favourites')))
    arrange(rowsPart, compare.flatMap((car) => rowOf(car, 'compare')))
  }
}

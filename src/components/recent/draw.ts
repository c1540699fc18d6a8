/** Draws "where you left off" into its place: past searches as links, cars as the server's own cards. */
import { askCards, type Cards } from '../car/askCards'
import { forgetAll, type PastSearch } from './store'

const node = (tag: string, className: string, text = ''): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

const searchList = (searches: readonly PastSearch[]): HTMLElement => {
  const list = node('ul', 'recent__searches')
  list.setAttribute('aria-label', 'Your last searches')
  for (const { path, refinements } of searches) {
    const link = node('a', 'quick__b', refinements.join(', '))
    link.setAttribute('href', path)
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
  }
  return list
}

const railOf = (cards: Cards): HTMLElement => {
  const rail = node('div', 'rail')
  rail.append(...cards.values())
  rail.tabIndex = 0
  rail.dataset.scroll = ''
  rail.setAttribute('role', 'region')
  rail.setAttribute('aria-label', 'Cars you looked at')
  return rail
}

interface Past {
  cars: readonly string[]
  searches: readonly PastSearch[]
}

/** Nothing is drawn when nothing is left: never a heading on its own. */
export const draw = async (
  place: HTMLElement,
  { cars, searches }: Past,
  signal: AbortSignal,
): Promise<void> => {
  const cards = (await askCards(cars, signal)) ?? new Map<string, HTMLElement>()
  if (signal.aborted || (!cards.size && !searches.length)) return
  const section = node('section', 'section stock recent')
  section.setAttribute('aria-label', 'Where you left off')
  const head = node('div', 'wrap')
  const title = node('div', 'head')
  const clear = node('button', 'textbtn', 'Clear')
  clear.setAttribute('type', 'button')
  clear.setAttribute('aria-label', 'Clear what you looked at and searched for')
  clear.addEventListener('click', () => {
    forgetAll()
    section.remove()
  })
  title.append(node('h2', '', 'Where you left off'), clear)
  head.append(title)
  if (searches.length) head.append(searchList(searches))
  section.append(head, ...(cards.size ? [railOf(cards)] : []))
  place.replaceChildren(section)
}

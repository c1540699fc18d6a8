import sprite from '@/components/ui/icons.svg'
import type { CarSuggestion } from '@/domain/suggestions'
import { pictureUrl } from '@/lib/picture'
import type { Group, Row } from './groups'
import { marked } from './marked'

// The bundler's type of a picture file says nothing.
const { src }: { src: string } = sprite
const ICONS = {
  past: 'clock',
  makes: null,
  models: null,
  searches: 'search',
  cars: null,
  all: 'right',
} as const

const node = (tag: string, className = '', ...inside: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...inside)
  return element
}

const icon = (name: string): SVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  svg.setAttribute('class', 'i')
  svg.setAttribute('aria-hidden', 'true')
  use.setAttribute('href', `${src}#${name}`)
  svg.append(use)
  return svg
}

const words = (text: string, typed: string): (Node | string)[] =>
  marked(text, typed).map((piece) => (piece.typed ? node('mark', '', piece.text) : piece.text))

const picture = (url: string): HTMLElement => {
  const image = document.createElement('img')
  image.alt = ''
  image.width = 72
  image.height = 54
  image.src = pictureUrl(url, 160)
  return image
}

const carInside = (
  { name, km, primary_image_url, price_text }: CarSuggestion,
  typed: string,
): HTMLElement[] => [
  node('span', 'suggest__pic', ...(primary_image_url ? [picture(primary_image_url)] : [])),
  node(
    'span',
    'suggest__text',
    ...words(name, typed),
    ...(km ? [node('small', '', `${km.toLocaleString('en-AU')} km`)] : []),
  ),
  node('b', 'suggest__price', price_text),
]

const inside = (row: Row, kind: Group['kind'], typed: string): Node[] => {
  if (row.car) return carInside(row.car, typed)
  const name = ICONS[kind]
  const count =
    row.count === undefined
      ? []
      : [node('span', 'suggest__n', row.count.toLocaleString('en-AU'), node('span', 'sr', ' in stock'))]
  const text = kind === 'all' ? [row.text] : words(row.text, typed)
  return [...(name ? [icon(name)] : []), node('span', 'suggest__text', ...text), ...count]
}

const option = (row: Row, kind: Group['kind'], typed: string, id: string): HTMLElement => {
  const link = node('a', 'suggest__row', ...inside(row, kind, typed))
  link.id = id
  link.tabIndex = -1
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  link.setAttribute('href', row.href)
  return link
}

/** Draws the groups into the listbox and gives back their rows, which are links, in order. */
export const draw = (box: HTMLElement, groups: readonly Group[], typed: string): HTMLElement[] => {
  const options: HTMLElement[] = []
  box.replaceChildren(
    ...groups.map(({ kind, title, rows }) => {
      const heading = node('p', kind === 'all' ? 'sr' : 'suggest__title', title)
      heading.id = `${box.id}-${kind}`
      heading.setAttribute('role', 'presentation')
      const links = rows.map((row, at) => option(row, kind, typed, `${box.id}-${kind}-${at}`))
      options.push(...links)
      const group = node('div', `suggest__group suggest__group--${kind}`, heading, ...links)
      group.setAttribute('role', 'group')
      group.setAttribute('aria-labelledby', heading.id)
      return group
    }),
  )
  return options
}

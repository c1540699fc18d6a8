/** The further photos of a list's cards: swiped by finger, moved by arrows and arrow keys. */
import { SPRITE } from '@/components/ui/Icon'
import { STATIC_HTML_EVENT } from '@/components/ui/StaticHtmlPart'
import { all, closest, one } from '@/lib/dom'
import { isRecord } from '@/lib/isRecord'
import { escapeHtml } from '@/lib/text'
import { t } from '@/lib/words'

/** As many as one call answers. */
const AT_ONCE = 50

/** By the address of a car, as HTML; empty for a car with one photo. */
const photos = new Map<string, string>()

interface Strip {
  frame: HTMLElement
  /** What stands in for each further photo until somebody comes near it. */
  waiting: { slot: Element; picture: Element }[]
  /** Says `12` without this code, then `2/12`. */
  shots: HTMLElement
  count: string
}
const strips = new WeakMap<Element, Strip>()

/** After the icon. */
const figureOf = (shots: Element): ChildNode | undefined => shots.childNodes[1]
const slugOf = (card: Element): string =>
  one('a[data-car]', card)?.getAttribute('href')?.split('/').at(-1) ?? ''

/** Without an answer the cards stay as they are; the next list asks again. */
async function ask(slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) photos.set(slug, '')
  try {
    const answer = await fetch(`/api/cars/photos?cars=${slugs.map(encodeURIComponent).join(',')}`)
    const body: unknown = await answer.json()
    if (!answer.ok || !isRecord(body)) throw new Error(`photos answered ${answer.status}`)
    for (const slug of slugs) photos.set(slug, String(body[slug] ?? ''))
  } catch {
    for (const slug of slugs) photos.delete(slug)
  }
}

/** The arrow keys move it from the card's own link, so it is a stop of its own only where it scrolls by itself. */
function reachStrips(): void {
  if (!matchMedia('(pointer: coarse)').matches) return
  for (const frame of all('[data-grid] .is-strip > :first-child'))
    Object.assign(frame, { tabIndex: 0, role: 'group', ariaLabel: t('Photos') })
}

function makeStrip(card: HTMLElement): void {
  const [frame, shots] = [one('.card__pic', card), one('.shots', card)]
  const html = photos.get(slugOf(card))
  if (!frame || !shots || strips.has(card)) return
  if (!html) {
    frame.removeAttribute('tabindex')
    frame.parentElement?.classList.remove('is-strip')
    return
  }
  const template = document.createElement('template')
  template.innerHTML = html
  const waiting = [...template.content.children].map((picture) => ({
    slot: document.createElement('span'),
    picture,
  }))
  const strip = { frame, waiting, shots, count: figureOf(shots)?.textContent ?? '' }
  strips.set(card, strip)
  for (const former of [...frame.children].slice(1)) former.remove()
  frame.append(...waiting.map(({ slot }) => slot))
  frame.parentElement?.classList.add('is-swiped')
  count(strip)
  // A finger may have moved it already.
  fill(strip, Math.ceil(frame.scrollLeft / (frame.clientWidth || 1)))
}

const at = ({ frame }: Strip): number => Math.round(frame.scrollLeft / (frame.clientWidth || 1))

const count = (strip: Strip): void => {
  const figure = figureOf(strip.shots)
  const text = `${at(strip) + 1}/${strip.count}`
  if (figure && figure.textContent !== text) figure.textContent = text
}

const fill = ({ waiting }: Strip, index: number): void => {
  const next = waiting[index - 1]
  next?.slot.replaceWith(next.picture)
}

/** At once, as the photos of a car's page change; after the last comes the first. */
const step = (strip: Strip, by: number): void => {
  const many = strip.waiting.length + 1
  const next = (at(strip) + by + many) % many
  fill(strip, next)
  strip.frame.scrollTo({ left: next * strip.frame.clientWidth, behavior: 'instant' })
}

const stripOf = (event: Event): Strip | undefined => {
  const card = closest(event, '.card')
  return card ? strips.get(card) : undefined
}

const arrow = (by: number, icon: string, label: string): string =>
  `<button class="icon-btn icon-btn--glass shotgo" type="button" tabindex="-1" aria-label="${escapeHtml(label)}" data-shot="${by}"><svg class="i" aria-hidden="true"><use href="${SPRITE}#${icon}"/></svg></button>`

/** Only the next photo is fetched ahead. */
const comeNear = (event: Event): void => {
  const strip = stripOf(event)
  if (!strip) return
  fill(strip, 1)
  const { frame, shots } = strip
  shots.ariaLive = 'polite'
  if (event instanceof PointerEvent && event.pointerType === 'mouse' && !frame.dataset.arrows) {
    frame.dataset.arrows = 'yes'
    const arrows = arrow(-1, 'prev', t('Previous photo')) + arrow(1, 'next', t('Next photo'))
    frame.insertAdjacentHTML('afterend', arrows)
  }
}

const press = (event: Event): void => {
  const strip = stripOf(event)
  const button = closest(event, '[data-shot]')
  if (strip && button) step(strip, Number(button.dataset.shot))
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const pressKey = (event: KeyboardEvent): void => {
  const [strip, by] = [stripOf(event), STEPS[event.key]]
  if (!strip || !by || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  step(strip, by)
}

const scrolled = (event: Event): void => {
  const strip = stripOf(event)
  if (event.target !== strip?.frame || !strip) return
  count(strip)
  for (const next of [0, 1]) fill(strip, at(strip) + next)
}

const CARDS = '[data-grid] .card:has(.is-strip)'

async function prepare(): Promise<void> {
  const slugs = new Set(all(CARDS).map(slugOf))
  const unknown = [...slugs].filter((slug) => !photos.has(slug))
  for (let from = 0; from < unknown.length; from += AT_ONCE) await ask(unknown.slice(from, from + AT_ONCE))
  all(CARDS).forEach(makeStrip)
}

/** Not `scroll`: a list that changes scrolls by itself. */
const HANDS = ['pointermove', 'pointerdown', 'keydown'] as const

/** The addresses of all cards of a list come at once, at the first sign of a hand; `waits`: it has not come yet. */
export function swipePhotos(signal: AbortSignal, waits: boolean): void {
  let isDue = waits
  const takeHand = (): void => {
    if (isDue) void prepare()
    isDue = false
  }
  if (!waits) void prepare()
  const passive = { capture: true, passive: true, signal }
  const renew = (): void => {
    isDue = true
    reachStrips()
  }
  reachStrips()
  window.addEventListener(STATIC_HTML_EVENT, renew, { signal })
  for (const hand of HANDS) document.addEventListener(hand, takeHand, passive)
  document.addEventListener('pointerover', comeNear, passive)
  document.addEventListener('focusin', comeNear, passive)
  document.addEventListener('scroll', scrolled, passive)
  document.addEventListener('click', press, { signal })
  document.addEventListener('keydown', pressKey, { signal })
}

/**
 * Between the press on a card and the page of its car. The picture of the card grows into that of the page; where the page
 * takes longer than 150 ms its outline stands there meanwhile, with what the card knows already.
 */
import { escapeHtml } from '@/lib/text'

const SLOW_MS = 150
const GROW_MS = 240
/** The router gives up before that, and loads the document. */
const MOST_MS = 30_000

interface Pressed {
  picture: HTMLImageElement
  from: DOMRect
}

const pictureIn = (part: Element | Document): HTMLImageElement | null =>
  part.querySelector<HTMLImageElement>('.gal__main > picture img')

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The picture of the card is there already: it stands in until the larger one has come. */
function grow({ picture, from }: Pressed, target: HTMLImageElement, moves: boolean): void {
  target.style.background = `url("${picture.currentSrc}") 50% / cover`
  target.addEventListener('load', () => target.style.removeProperty('background'), { once: true })
  const frame = target.closest<HTMLElement>('.gal__main')
  const to = target.getBoundingClientRect()
  if (!moves || isCalm() || !frame || !to.width) return
  const scale = from.width / to.width
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`
  // What frames the picture would cut it on its way.
  frame.style.overflow = 'visible'
  const way = target.animate(
    [{ transformOrigin: '0 0', transform: start, maskImage: 'none' }, { transformOrigin: '0 0' }],
    { duration: GROW_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
  way.onfinish = () => frame.style.removeProperty('overflow')
}

const times = (count: number, markup: string): string => Array.from({ length: count }, () => markup).join('')
const LINES = times(4, '<i></i>')
/** A mosaic has room for two beside the first. */
const thumbs = (): string =>
  times(document.documentElement.dataset.gallery === 'mosaic' ? 3 : 5, '<li class="gal__t"></li>')

function outline(card: Element, { picture }: Pressed): HTMLElement {
  const text = (part: string): string => escapeHtml(card.querySelector(part)?.textContent ?? '')
  const shot = `<picture><img src="${escapeHtml(picture.currentSrc)}" alt="" width="900" height="600"></picture>`
  const page = document.createElement('div')
  page.className = 'arrival'
  page.style.top = `${Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)}px`
  page.ariaHidden = 'true'
  page.innerHTML = `<div class="vehicle"><div class="crumbs"><ol><li></li></ol></div>
<div class="vtitle"><h1>${text('.card__title')}</h1><p class="vtitle__variant">${text('.card__variant')}</p></div>
<div class="gal gal--many"><div class="gal__main">${shot}</div>
<ul class="gal__thumbs">${thumbs()}</ul><p></p></div>
<div class="arrival__buy">${LINES}</div><div class="vbody">${LINES}</div></div>`
  return page
}

/** `link`: of a card that the router opens just now. */
export function arrive(link: Element): void {
  const card = link.closest('.card')
  const picture = card?.querySelector<HTMLImageElement>('.card__pic img')
  const before = document.querySelector('main')
  if (!card || !before || !picture?.currentSrc) return
  const pressed: Pressed = {
    picture,
    from: (picture.closest('.card__pic') ?? picture).getBoundingClientRect(),
  }
  const stop = new AbortController()
  const { signal } = stop
  let shown: HTMLElement | null = null
  const slow = setTimeout(() => {
    shown = outline(card, pressed)
    document.body.append(shown)
    const target = pictureIn(shown)
    // The front page has no sheet of the car's page: there the outline would be loose parts at its foot.
    if (getComputedStyle(shown).position !== 'fixed') shown.remove()
    else if (target) grow(pressed, target, true)
  }, SLOW_MS)
  const look = new MutationObserver(() => {
    const main = document.querySelector('main')
    if (!main || main === before) return
    const target = pictureIn(main)
    if (target) grow(pressed, target, !shown?.isConnected)
    stop.abort()
  })
  const latest = setTimeout(() => stop.abort(), MOST_MS)
  signal.addEventListener('abort', () => {
    look.disconnect()
    clearTimeout(slow)
    clearTimeout(latest)
    shown?.remove()
  })
  look.observe(document.body, { childList: true, subtree: true })
  // Back, before the page has come.
  addEventListener('popstate', () => stop.abort(), { signal })
}

import { SCREEN } from './mainScreens.data'
import { NAMELESS, NOT_REACHED, SCROLLED, SHOWN } from '@/admin/payloadContract'

const isNameless = (part: Element): boolean =>
  !part.getAttribute('aria-label') &&
  !part.getAttribute('aria-labelledby') &&
  !(part instanceof HTMLInputElement && part.labels?.length)

function reachScrolled(part: Element): void {
  if (part.scrollWidth <= part.clientWidth || part.hasAttribute('tabindex')) return
  part.setAttribute('tabindex', '0')
  part.setAttribute('role', 'group')
  part.setAttribute('aria-label', 'Status')
}

/** A screen reader goes to it, past the menu, and so does the first link of the menu. */
function landmark(page: ParentNode): void {
  const shown = page.querySelector(SHOWN)
  shown?.setAttribute('id', SCREEN)
  shown?.setAttribute('tabindex', '-1')
  if (!page.querySelector('main, [role="main"]')) shown?.setAttribute('role', 'main')
}

export function nameParts(page: ParentNode): void {
  landmark(page)
  for (const [selector, name] of NAMELESS)
    for (const part of page.querySelectorAll(selector))
      if (isNameless(part)) part.setAttribute('aria-label', name(part))
  for (const part of page.querySelectorAll(NOT_REACHED)) part.setAttribute('tabindex', '-1')
  for (const part of page.querySelectorAll(SCROLLED)) reachScrolled(part)
}

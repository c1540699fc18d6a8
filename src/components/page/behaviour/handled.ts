import { watchGoing } from '@/lib/going'
import { watchPanels } from '@/components/page/header/latePanels'
import { watchMenus } from './menus'
import { watchTabs } from './tabs'
import { openModal } from '@/components/ui/modal'
import { closest, one } from '@/lib/dom'

const ACTIONS: Record<string, (control: HTMLElement) => void> = {
  '[data-open]': ({ dataset }) => {
    const dialog = document.getElementById(dataset.open ?? '')
    if (dialog instanceof HTMLDialogElement) openModal(dialog)
  },
  '[data-clamp]': (button) => {
    const text = document.getElementById(button.getAttribute('aria-controls') ?? '')
    const isOpen = text?.classList.toggle('is-open') ?? false
    button.setAttribute('aria-expanded', String(isOpen))
    button.firstElementChild?.replaceChildren((isOpen ? button.dataset.less : button.dataset.more) ?? '')
  },
  '[data-reveal]': (button) =>
    void import('@/components/place/revealPhone').then(
      ({ revealPhone }) => revealPhone(button),
      () => undefined,
    ),
  /** Scrolls a row of cards by two cards, or by the visible width if that is less. */
  '[data-rail]': (button) => {
    const rail = one('.rail, .places__row, .promos__row', button.closest('section') ?? document)
    const card = rail?.firstElementChild
    if (!rail || !(card instanceof HTMLElement)) return
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    const step = Math.min(card.offsetWidth * 2, rail.clientWidth)
    rail.scrollBy({ left: Number(button.dataset.rail) * step, behavior })
  },
}

const watchClicks = () => (event: MouseEvent) => {
  for (const [selector, run] of Object.entries(ACTIONS)) {
    const control = closest(event, selector)
    if (!control) continue
    run(control)
    // The browser has opened the popover by itself.
    if (control.hasAttribute('popovertarget')) event.preventDefault()
  }
}

const PARTS = [watchPanels, watchMenus, watchClicks, watchTabs, watchGoing]

/** `pressed`: clicks that came before this code. */
export const startHandled = (signal: AbortSignal, pressed: readonly MouseEvent[]): void => {
  for (const watch of PARTS) {
    const onClick = watch(signal)
    document.addEventListener('click', onClick, { signal })
    pressed.forEach(onClick)
  }
}

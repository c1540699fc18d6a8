import { all, closest, one } from '@/lib/dom'
import { whenFilled } from '@/components/page/header/latePanels'

const HOVER_OPENS = 140
const HOVER_CLOSES = 260

const trigger = (menu: HTMLElement): HTMLElement | null => one('[aria-expanded]', menu)
const isOpen = (menu: HTMLElement): boolean => trigger(menu)?.getAttribute('aria-expanded') === 'true'

const setMenu = (menu: HTMLElement, open: boolean): void => {
  const button = trigger(menu)
  const panel = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  if (!button || !panel) return
  button.setAttribute('aria-expanded', String(open))
  panel.hidden = !open
  document.documentElement.toggleAttribute('data-dropdown-open', all('[data-menu]').some(isOpen))
}

/** The one to be open: a later wish overtakes a panel that is still on its way. */
let wanted: HTMLElement | null = null

const openOnly = (menu: HTMLElement | null, then?: () => void): void => {
  wanted = menu
  const show = (): void => {
    if (wanted !== menu) return
    for (const other of all('[data-menu]'))
      if (isOpen(other) !== (other === menu)) setMenu(other, other === menu)
    then?.()
  }
  if (menu) whenFilled(menu, show)
  else show()
}

const watchHover = (signal: AbortSignal): void => {
  let timer = 0
  let under: HTMLElement | null = null
  const point = (menu: HTMLElement | null): void => {
    if (menu === under) return
    under = menu
    window.clearTimeout(timer)
    timer = window.setTimeout(() => openOnly(menu), menu ? HOVER_OPENS : HOVER_CLOSES)
  }
  const onPointer = (event: PointerEvent) =>
    event.pointerType === 'mouse' && point(closest(event, '[data-menu]'))
  document.addEventListener('pointerover', onPointer, { signal })
  document.documentElement.addEventListener('pointerleave', () => point(null), { signal })
  // A click right after the pointer entered must not close the menu that the hover opens.
  document.addEventListener('click', () => window.clearTimeout(timer), { signal, capture: true })
  // The pointer is on it already: its arrival made this code load.
  point(one('[data-menu]:hover'))
}

const onKey = (event: KeyboardEvent): void => {
  const menu = closest(event, '[data-menu]') ?? all('[data-menu]').find(isOpen)
  if (!menu) return
  if (event.key === 'Escape' && isOpen(menu)) {
    setMenu(menu, false)
    trigger(menu)?.focus()
  } else if (event.key === 'ArrowDown' && event.target === trigger(menu)) {
    event.preventDefault()
    openOnly(menu, () => one('.mega [role=tab][tabindex="0"], .mega a', menu)?.focus())
  }
}

/** Menus open by click, and by hover with a fine pointer. Escape closes and restores the focus. */
export const watchMenus = (signal: AbortSignal) => {
  if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) watchHover(signal)
  const closeUnlessIn = (event: Event) => closest(event, '[data-menu]') || openOnly(null)
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('focusin', closeUnlessIn, { signal })
  return (event: MouseEvent) => {
    const menu = closest(event, '[data-menu]')
    const pressed = menu && closest(event, '[data-menu] > [aria-expanded]')
    if (pressed) openOnly(isOpen(menu) ? null : menu)
    else if (!menu || closest(event, 'a')) openOnly(null)
  }
}

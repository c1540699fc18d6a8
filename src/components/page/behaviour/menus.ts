import { all, closest, one } from './dom'

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
  const any = all('[data-menu]').some(isOpen)
  document.documentElement.toggleAttribute('data-dropdown-open', any)
}

const openOnly = (menu: HTMLElement | null): void => {
  for (const other of all('[data-menu]')) {
    if (other !== menu && isOpen(other)) setMenu(other, false)
  }
  if (menu && !isOpen(menu)) setMenu(menu, true)
}

const watchHover = (menu: HTMLElement, signal: AbortSignal): void => {
  let timer = 0
  const after = (wait: number, act: () => void): void => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, wait)
  }
  menu.addEventListener(
    'pointerenter',
    (event) => event.pointerType === 'mouse' && after(HOVER_OPENS, () => openOnly(menu)),
    { signal },
  )
  menu.addEventListener(
    'pointerleave',
    (event) => event.pointerType === 'mouse' && after(HOVER_CLOSES, () => setMenu(menu, false)),
    { signal },
  )
  // A click right after the pointer entered must not close the menu that the hover opens.
  menu.addEventListener('click', () => window.clearTimeout(timer), { signal, capture: true })
  // The pointer that brought this code stands on it already.
  if (menu.matches(':hover')) after(HOVER_OPENS, () => openOnly(menu))
}

/** Menus open by click, and by hover with a fine pointer. Escape closes and restores the focus. */
export const watchMenus = (signal: AbortSignal) => {
  const options = { signal }
  if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) {
    for (const menu of all('[data-menu]')) watchHover(menu, signal)
  }
  document.addEventListener(
    'keydown',
    (event) => {
      const menu = closest(event, '[data-menu]') ?? all('[data-menu]').find(isOpen)
      if (!menu) return
      if (event.key === 'Escape' && isOpen(menu)) {
        setMenu(menu, false)
        trigger(menu)?.focus()
      } else if (event.key === 'ArrowDown' && event.target === trigger(menu)) {
        event.preventDefault()
        openOnly(menu)
        one('.mega [role=tab][tabindex="0"], .mega a', menu)?.focus()
      }
    },
    options,
  )
  document.addEventListener(
    'focusin',
    (event) => {
      if (!closest(event, '[data-menu]')) openOnly(null)
    },
    options,
  )
  return (event: MouseEvent) => {
    const button = closest(event, '[data-menu] > [aria-expanded]')
    const menu = closest(event, '[data-menu]')
    if (button && menu) return isOpen(menu) ? setMenu(menu, false) : openOnly(menu)
    if (!menu || closest(event, 'a')) openOnly(null)
  }
}

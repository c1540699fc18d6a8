import { closest, one } from './dom'

/** The buttons under a row of cars move it by two cards. */
export const watchRails = (signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[data-rail]')
      const rail = button && one('.rail', button.closest('section') ?? document)
      const card = rail?.firstElementChild
      if (!button || !rail || !(card instanceof HTMLElement)) return
      const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
      rail.scrollBy({ left: Number(button.dataset.rail) * card.offsetWidth * 2, behavior })
    },
    { signal },
  )
}

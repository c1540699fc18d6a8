import { closest } from './dom'

/** A long text opens and closes at its button, which says what it will do (`data-more`, `data-less`). */
export const watchClamps = (signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[data-clamp]')
      const text = document.getElementById(button?.getAttribute('aria-controls') ?? '')
      if (!button || !text) return
      const open = text.classList.toggle('is-open')
      button.setAttribute('aria-expanded', String(open))
      const label = button.firstElementChild
      if (label) label.textContent = (open ? button.dataset.less : button.dataset.more) ?? ''
    },
    { signal },
  )
}

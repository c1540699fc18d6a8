import { one } from './dom'

/** `/` goes to the first search field in view, unless something is being typed already. */
export const watchSearchKey = (signal: AbortSignal): void => {
  document.addEventListener(
    'keydown',
    (event) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      const field = [one('#hs'), one('#pq'), one('#nq')].find((element) => element?.offsetParent)
      if (!field) return
      event.preventDefault()
      field.focus()
    },
    { signal },
  )
}

import { closest, one } from './dom'

/** The header's field, opened under the header where it is not in view. */
const headerField = (): HTMLElement | null => {
  const field = one('#hs')
  if (field && !field.offsetParent) field.closest('.header')?.setAttribute('data-searching', '')
  return field
}

/** `/` goes to the first search field in view, unless something is being typed already; so does the magnifying glass. */
export const watchSearchKey = (signal: AbortSignal): void => {
  const go = (event: Event, field: HTMLElement | null | undefined): void => {
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  document.addEventListener(
    'keydown',
    (event) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      go(
        event,
        [one('#hs'), one('#pq'), one('#nq')].find((element) => element?.offsetParent) ?? headerField(),
      )
    },
    { signal },
  )
  document.addEventListener(
    'click',
    (event) => {
      if (closest(event, '[data-search-open]') && !(event.metaKey || event.ctrlKey || event.shiftKey))
        go(event, headerField())
    },
    { signal },
  )
}

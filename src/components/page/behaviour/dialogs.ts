import { closest } from './dom'

const dialogOf = (id: string | undefined): HTMLDialogElement | null => {
  const element = document.getElementById(id ?? '')
  return element instanceof HTMLDialogElement ? element : null
}

/** `data-open="id"` opens a dialog; `data-close`, a click beside it and Escape shut it. The browser returns the focus. */
export const watchDialogs = (signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const opener = closest(event, '[data-open]')
      if (opener) return dialogOf(opener.dataset.open)?.showModal()
      const dialog = event.target instanceof HTMLDialogElement ? event.target : closest(event, 'dialog')
      if (!(dialog instanceof HTMLDialogElement)) return
      if (event.target === dialog || closest(event, '[data-close], .drawer a')) dialog.close()
    },
    { signal },
  )
}

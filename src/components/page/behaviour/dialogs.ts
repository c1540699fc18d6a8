import { openModal } from '@/components/ui/modal'
import { closest } from './dom'

/** `data-open="id"` opens the dialog of that id, which the server drew. */
export const watchDialogs = (signal: AbortSignal): void => {
  document.addEventListener(
    'click',
    (event) => {
      const id = closest(event, '[data-open]')?.dataset.open
      const dialog = id ? document.getElementById(id) : null
      if (dialog instanceof HTMLDialogElement) openModal(dialog)
    },
    { signal },
  )
}

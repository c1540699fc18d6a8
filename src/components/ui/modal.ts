import { isPlainClick } from '@/lib/isPlainClick'

/** Marks the history entry of an open dialog, so that Back closes it. */
const ENTRY = 'forecourt_dialog'

const isOnEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && ENTRY in state && state[ENTRY] === true
}

/** Leaves the entry of the open dialog to the page that comes next, so that closing does not go back over it. False when there is none. */
export const releaseEntry = (): boolean => {
  if (!isOnEntry()) return false
  history.replaceState({ ...history.state, [ENTRY]: false }, '')
  return true
}

const lockScroll = (): void =>
  void document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)

/**
 * Opens a native dialog as every dialog of the site opens: the browser keeps the focus in it, closes it on Escape and gives the
 * focus back; Back, `[data-close]` and a press beside it close it too, and the page behind does not scroll.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const listening = new AbortController()
  const { signal } = listening
  dialog.showModal()
  lockScroll()
  history.pushState({ ...history.state, [ENTRY]: true }, '')
  const leave = (goBack: boolean) => {
    listening.abort()
    dialog.close()
    lockScroll()
    if (goBack && isOnEntry()) history.back()
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (target === dialog || (target?.closest('[data-close]') && dialog.contains(target))) return leave(true)
    const link = target?.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || !dialog.contains(link)) return
    if (event.defaultPrevented || !isPlainClick(event)) return
    // The page that the link leads to takes the dialog's place in the history.
    event.preventDefault()
    leave(false)
    location.replace(link.href)
  }
  window.addEventListener('popstate', () => leave(false), { signal })
  window.addEventListener('click', onClick, { signal })
  dialog.addEventListener('close', () => leave(true), { signal })
}

import { afterPaint, isPlainClick } from '@/lib/dom'

/** Marks the history entry of an open dialog, so that Back closes it. */
const ENTRY = 'forecourt_dialog'

const isOnEntry = (): boolean => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && ENTRY in state && state[ENTRY] === true
}

/** Keeps the dialog's history entry for the next page, so that closing does not go back. False if none. */
export const releaseEntry = (): boolean => {
  if (!isOnEntry()) return false
  history.replaceState({ ...history.state, [ENTRY]: false }, '')
  return true
}

const lockScroll = (): void =>
  void document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)

/** The browser then styles the page behind again, which on a long page takes longer than a press may. */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return
  const focused = document.activeElement
  dialog.removeAttribute('open')
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
}

/** Opens as a plain layer at once and as a modal dialog after the paint; closing returns the focus to where it was before both. */
function openInTwoSteps(dialog: HTMLDialogElement): void {
  const opener = document.activeElement
  dialog.show()
  afterPaint(() => makeModal(dialog))
  const giveBack = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  dialog.addEventListener('close', giveBack, { once: true })
}

/**
 * A native dialog traps and returns the focus and closes on Escape. Back, `[data-close]` and a press outside also close
 * it. `inTwoSteps` is for a sheet over a long page: CSS places it before it is modal.
 */
export function openModal(dialog: HTMLDialogElement, inTwoSteps = false): void {
  if (dialog.open) return
  const listening = new AbortController()
  const { signal } = listening
  // If it was pressed before the page's code was loaded, it opened as a popover.
  if (dialog.popover && dialog.matches(':popover-open')) dialog.hidePopover()
  if (inTwoSteps) openInTwoSteps(dialog)
  else dialog.showModal()
  // The scroll lock forces a full layout, so it runs after the press is painted.
  afterPaint(lockScroll)
  history.pushState({ ...history.state, [ENTRY]: true }, '')
  const leave = (goBack: boolean) => {
    listening.abort()
    dialog.close()
    lockScroll()
    if (goBack && isOnEntry()) history.back()
  }
  let isOutside = false
  // A click between two elements is one on what holds both: a press that begins or ends inside closes nothing.
  const onPointer = ({ type, target }: Event) =>
    void (isOutside = target === dialog && (isOutside || type === 'pointerdown'))
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if ((target === dialog && isOutside) || (target?.closest('[data-close]') && dialog.contains(target)))
      return leave(true)
    const link = target?.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || !dialog.contains(link)) return
    if (event.defaultPrevented || !isPlainClick(event) || link.target === '_blank') return
    // The link's page replaces the dialog's history entry.
    event.preventDefault()
    leave(false)
    location.replace(link.href)
  }
  // Until the dialog is modal the page behind still takes presses: such a press only closes the dialog.
  const onPressBehind = (event: MouseEvent) => {
    if (dialog.matches(':modal') || (event.target instanceof Node && dialog.contains(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    leave(true)
  }
  window.addEventListener('popstate', () => leave(false), { signal })
  if (inTwoSteps) window.addEventListener('click', onPressBehind, { signal, capture: true })
  window.addEventListener('pointerdown', onPointer, { signal })
  window.addEventListener('pointerup', onPointer, { signal })
  window.addEventListener('click', onClick, { signal })
  dialog.addEventListener('close', () => leave(true), { signal })
}

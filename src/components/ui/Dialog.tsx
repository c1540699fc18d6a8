'use client'
import { type ComponentProps, useEffect, useRef } from 'react'
import { openModal } from './modal'

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open'> & {
  open: boolean
  /** Called after every close: Escape, Back, a press outside, `[data-close]`. */
  onClose: () => void
  inTwoSteps?: boolean
}

/** Needs `aria-label` or `aria-labelledby`. `autoFocus` on a child sets the first focus. */
export function Dialog({ open, onClose, inTwoSteps, children, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) openModal(element, inTwoSteps)
    else element.close()
    // Releases the scroll lock when the page changes while the dialog is open.
    return () => void setTimeout(() => !element.isConnected && element.close())
  }, [open, inTwoSteps])
  return (
    <dialog {...attributes} ref={dialog} onClose={onClose}>
      {children}
    </dialog>
  )
}

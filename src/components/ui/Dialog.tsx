'use client'
import { type ComponentProps, useEffect, useRef } from 'react'
import { openModal } from './modal'

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open'> & {
  open: boolean
  /** Called after it closed, whoever closed it: Escape, Back, a press beside it, `[data-close]`. */
  onClose: () => void
}

/** The site's one dialog. It needs a name (`aria-label` or `aria-labelledby`); `autoFocus` on a part gives that the focus. */
export function Dialog({ open, onClose, children, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) openModal(element)
    else element.close()
    // A page left with its dialog open releases the scroll lock.
    return () => void setTimeout(() => !element.isConnected && element.close())
  }, [open])
  return (
    <dialog {...attributes} ref={dialog} onClose={onClose}>
      {children}
    </dialog>
  )
}

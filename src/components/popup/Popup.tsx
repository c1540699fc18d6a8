'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { DISMISSED, type PopupView, showsPopup } from '@/domain/popup'
import { parseStored, store, storedText } from '@/lib/browserStore'
import { t } from '@/lib/words'
import './popup.css'

/** The page is read first; and again so long while the shopper types or another dialog is open. */
const LATER_MS = 3000

const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Nothing of it is in the page before it opens, so nothing moves. Escape, a press beside it or on its picture close it. */
export function Popup({ popup }: { popup: PopupView }) {
  const path = usePathname()
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) return
    const timer = setInterval(() => {
      if (isBusy()) return
      clearInterval(timer)
      setOpen(showsPopup(popup, path, Date.now(), parseStored(storedText(DISMISSED))))
    }, LATER_MS)
    return () => clearInterval(timer)
  }, [open, path, popup])
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
  }, [open])

  const onClose = () => {
    store(DISMISSED, popup.version)
    setOpen(false)
  }
  const close = () => dialog.current?.close()
  if (!open) return null
  const { title, text, image_url, label, href } = popup
  return (
    <dialog
      className="popup"
      ref={dialog}
      aria-labelledby="popup-title"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className="popup__in">
        <button className="icon-btn popup__x" type="button" aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </button>
        {image_url && (
          // For the pointer only: the button above is the same for keyboards.
          <div className="popup__pic" onClick={close}>
            <Picture url={image_url} width={600} height={300} sizes="(min-width: 600px) 600px, 100vw" eager />
          </div>
        )}
        <div className="popup__txt">
          <h2 id="popup-title">{title}</h2>
          {text && <p>{text}</p>}
          {label && href && (
            <a className="btn btn--brand" href={href} onClick={() => store(DISMISSED, popup.version)}>
              {label}
            </a>
          )}
        </div>
      </div>
    </dialog>
  )
}

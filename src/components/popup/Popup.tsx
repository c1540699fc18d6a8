'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { DISMISSED, type PopupView, showsPopup } from '@/domain/popup'
import { parseStored, store, storedText } from '@/lib/browserStore'
import { t } from '@/lib/words'
import './popup.css'

/** Time to read the page first; the pop-up waits again as long while the shopper types or another dialog is open. */
const LATER_MS = 3000

const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** It is not in the page before it opens, so nothing moves. A press on its picture also closes it. */
export function Popup({ popup }: { popup: PopupView }) {
  const path = usePathname()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) return
    const timer = setInterval(() => {
      if (isBusy()) return
      clearInterval(timer)
      setOpen(showsPopup(popup, path, Date.now(), parseStored(storedText(DISMISSED))))
    }, LATER_MS)
    return () => clearInterval(timer)
  }, [open, path, popup])

  const onClose = () => {
    store(DISMISSED, popup.version)
    setOpen(false)
  }
  if (!open) return null
  const { title, text, image_url, label, href } = popup
  return (
    <Dialog className="popup" aria-labelledby="popup-title" open onClose={onClose}>
      <div className="popup__in">
        <button className="icon-btn popup__x" type="button" aria-label={t('Close')} data-close>
          <Icon name="close" />
        </button>
        {image_url && (
          // For the pointer only: the button above does the same for keyboards.
          <div className="popup__pic" data-close>
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
    </Dialog>
  )
}

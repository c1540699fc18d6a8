'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import { DISMISSED, MOST_DISMISSED, popupFor, type PopupView } from '@/features/pages/popup.rules'
import { parseStoredList, store, storedText, toFront } from '@/lib/browserStore'
import { t } from '@/lib/words'
import './popup.css'

/** Time to read the page first; the pop-up waits again as long while the shopper types or another dialog is open. */
const LATER_MS = 3000

const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

const closedOnes = (): string[] =>
  parseStoredList(storedText(DISMISSED), (version) => (typeof version === 'string' ? version : null))

const closeForGood = ({ version }: PopupView): void =>
  store(
    DISMISSED,
    toFront(closedOnes(), version, MOST_DISMISSED, (one) => one),
  )

/** It is not in the page before it opens, so nothing moves. A press on its picture also closes it. */
export function Popup({ popups }: { popups: readonly PopupView[] }) {
  const path = usePathname()
  const [popup, setPopup] = useState<PopupView | null>(null)
  useEffect(() => {
    if (popup) return
    const timer = setInterval(() => {
      if (isBusy()) return
      clearInterval(timer)
      setPopup(popupFor(popups, path, Date.now(), closedOnes()))
    }, LATER_MS)
    return () => clearInterval(timer)
  }, [path, popup, popups])

  if (!popup) return null
  const onClose = () => {
    closeForGood(popup)
    setPopup(null)
  }
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
            <a className="btn btn--brand" href={href} onClick={() => closeForGood(popup)}>
              {label}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  )
}

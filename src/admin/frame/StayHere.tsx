'use client'
import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const DIALOG = 'document-stale-data'

/** Payload's dialog for a row that was saved meanwhile only loads it again: this adds a way back to what one typed. */
export function StayHere() {
  const { isModalOpen, closeModal } = useModal()
  const isOpen = isModalOpen(DIALOG)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    // The dialog draws itself in its own time.
    const find = () => setPlace(document.querySelector(`.${DIALOG}__controls`))
    find()
    const drawn = new MutationObserver(find)
    drawn.observe(document.body, { childList: true, subtree: true })
    return () => drawn.disconnect()
  }, [isOpen])
  if (!isOpen || !place?.isConnected) return null
  const stay = (
    <button type="button" className="fc-btn" onClick={() => closeModal(DIALOG)}>
      Stay here
    </button>
  )
  return createPortal(stay, place)
}

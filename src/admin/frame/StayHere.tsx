'use client'
import { useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { STALE_DIALOG, staleDialogButtons, whenDrawn } from '@/admin/payloadContract'

/** Payload's dialog for a row that was saved meanwhile only loads it again: this adds a way back to what one typed. */
export function StayHere() {
  const { isModalOpen, closeModal } = useModal()
  const isOpen = isModalOpen(STALE_DIALOG)
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (!isOpen) return
    return whenDrawn(document.body, () => setPlace(staleDialogButtons()))
  }, [isOpen])
  if (!isOpen || !place?.isConnected) return null
  const stay = (
    <button type="button" className="fc-btn" onClick={() => closeModal(STALE_DIALOG)}>
      Stay here
    </button>
  )
  return createPortal(stay, place)
}

'use client'
import { useEffect } from 'react'
import { pushEvent } from '@/components/car/dataLayer'
import { readSession, storeSession } from '@/lib/browserStore'

interface Props {
  lead_id: string
  event_id: number
  parameters: Record<string, string | number | null>
}

/** Notifies the tag manager once, however often the page is opened in this tab. */
export function OfferAccepted({ lead_id, event_id, parameters }: Props) {
  useEffect(() => {
    const key = `accepted ${lead_id}`
    if (readSession(key)) return
    storeSession(key, '1')
    pushEvent({ event: 'lead', lead_id, event_id, ...parameters })
  }, [lead_id, event_id, parameters])
  return null
}

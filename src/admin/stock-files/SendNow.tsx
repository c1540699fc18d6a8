'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '@/admin/ask/ask'
import { LiveButton } from '@/admin/ask/LiveButton'

/** Most files have gone by then. */
const LOOK_MS = 6_000

/** Sends the saved file; its line appears in the list beneath. */
export function SendNow() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const router = useRouter()
  const [message, setMessage] = useState('')
  if (!id) return null

  async function send() {
    const { fault } = await ask(`/stock-sends/${id}`)
    setMessage(fault ?? 'It is on its way. What came of it is the first line below in a moment.')
    if (fault === null) setTimeout(() => router.refresh(), LOOK_MS)
  }

  return (
    <div className="fc fc--field">
      <p>
        <LiveButton className="fc-btn" type="button" onClick={send} disabled={isModified}>
          Send now
        </LiveButton>
      </p>
      <p role="status">{isModified ? 'Save first: the saved file is sent.' : message}</p>
    </div>
  )
}

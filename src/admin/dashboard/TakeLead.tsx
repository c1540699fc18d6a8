'use client'
import { toast, useAuth } from '@payloadcms/ui'
import { useState } from 'react'

/** Taking a lead does not stop the reply clock: it runs until the shopper has an answer. */
export function TakeLead({ id, name }: { id: string; name: string }) {
  const { user } = useAuth()
  const [busy, setBusy] = useState(false)

  async function take() {
    setBusy(true)
    const response = await fetch(`/admin/api/leads/${id}?depth=0`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ assigned_to: user?.id }),
    })
    if (response.ok) return window.location.assign(`/admin/collections/leads/${id}`)
    setBusy(false)
    toast.error('That did not work. Open the lead and change its state there.')
  }

  return (
    <button className="fc-btn" type="button" disabled={busy} onClick={take}>
      Take it<span className="fc-sr">, {name}</span>
    </button>
  )
}

'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Action } from './actionsFor'

const FAILED = 'That did not reach us. Check the connection and try again.'

async function send(id: string, action: Action['action']): Promise<string | null> {
  try {
    const response = await fetch(`/admin/api/reservation-actions/${id}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action }),
    })
    if (response.ok) return null
    const body: { errors?: { message: string }[] } = await response.json()
    return body.errors?.[0]?.message ?? FAILED
  } catch {
    return FAILED
  }
}

export function ActionButtons({ id, actions }: { id: string; actions: Action[] }) {
  const [busy, setBusy] = useState(false)

  async function act({ action, label, confirm }: Action) {
    if (!window.confirm(`${label}? ${confirm}`)) return
    setBusy(true)
    const fault = await send(id, action)
    if (!fault) return window.location.reload()
    setBusy(false)
    toast.error(fault)
  }

  if (!actions.length) return null
  return (
    <p className="fc-acts">
      {actions.map((action) => (
        <button
          key={action.action}
          type="button"
          className="fc-btn"
          disabled={busy}
          onClick={() => void act(action)}
        >
          {action.label}
        </button>
      ))}
    </p>
  )
}

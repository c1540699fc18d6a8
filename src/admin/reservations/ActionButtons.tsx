'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'
import type { Action } from './actionsFor'

export function ActionButtons({ id, actions }: { id: string; actions: Action[] }) {
  const [busy, setBusy] = useState(false)

  async function act({ action, label, confirm }: Action) {
    if (!window.confirm(`${label}? ${confirm}`)) return
    setBusy(true)
    const fault = await post(`/reservation-actions/${id}`, { action })
    if (!fault) return window.location.reload()
    setBusy(false)
    toast.error(fault)
  }

  if (!actions.length) return null
  return (
    <p className="fc-acts">
      {actions.map((action) => (
        <LiveButton
          key={action.action}
          type="button"
          className="fc-btn"
          disabled={busy}
          onClick={() => void act(action)}
        >
          {action.label}
        </LiveButton>
      ))}
    </p>
  )
}

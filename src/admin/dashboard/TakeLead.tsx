'use client'
import { toast, useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask } from '@/admin/ask/ask'
import { rowHref } from '@/lib/adminHrefs'

interface Props {
  id: string
  name: string
  /** The act of its screen. */
  isMain?: boolean
}

/** Taking a lead does not stop the reply clock: it runs until the shopper has an answer. */
export function TakeLead({ id, name, isMain = false }: Props) {
  const { user } = useAuth()
  const [busy, setBusy] = useState(false)

  async function take() {
    setBusy(true)
    const { fault } = await ask(`/leads/${id}?depth=0`, { assigned_to: user?.id }, { method: 'PATCH' })
    if (fault === null) return window.location.assign(rowHref('leads', id))
    setBusy(false)
    toast.error('That did not work. Open the lead and change its state there.')
  }

  return (
    <LiveButton
      className={isMain ? 'fc-btn fc-btn--main' : 'fc-btn'}
      type="button"
      data-key="t"
      disabled={busy}
      onClick={take}
    >
      Assign to me<span className="fc-sr">, {name}</span>
    </LiveButton>
  )
}

'use client'
import { useState } from 'react'
import { post } from '@/admin/ask/ask'
import { LiveButton } from '@/admin/ask/LiveButton'

/** For somebody who is signed in with the account that was invited. */
export function JoinForm({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function accept() {
    setBusy(true)
    const refused = await post('/accept-invitation', { token })
    if (refused === null) return window.location.assign('/admin')
    setBusy(false)
    setFault(refused)
  }
  return (
    <div className="fc-invite">
      <p role="alert" className="fc-fault">
        {fault}
      </p>
      <LiveButton className="fc-btn fc-btn--main" type="button" disabled={busy} onClick={() => void accept()}>
        {busy ? 'One moment …' : 'Accept'}
      </LiveButton>
    </div>
  )
}

'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { post } from '@/admin/ask/ask'
import { preferenceCall } from '@/lib/payloadContract'

/** Closes a note for good: the person's preferences store that. */
export function CloseNote({ preference }: { preference: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function close() {
    setBusy(true)
    const fault = await post(preferenceCall(preference), { value: { closed: true } })
    if (!fault) return router.refresh()
    setBusy(false)
    toast.error('That did not work. Reload the page and try again.')
  }

  return (
    <button className="fc-btn fc-btn--text" type="button" disabled={busy} onClick={close}>
      Close for good
    </button>
  )
}

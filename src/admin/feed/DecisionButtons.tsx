'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Decision } from '@/domain/feeds'

const FAILED = 'That did not reach us. Check the connection and try again.'

async function send(id: string, decision: Decision): Promise<string | null> {
  try {
    const response = await fetch(`/admin/api/feed-decisions/${id}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision }),
    })
    if (response.ok) return null
    const body: { errors?: { message: string }[] } = await response.json()
    return body.errors?.[0]?.message ?? FAILED
  } catch {
    return FAILED
  }
}

/** `release` and `reject` say what each does. */
export function DecisionButtons({ id, release, reject }: { id: string } & Record<Decision, string>) {
  const [busy, setBusy] = useState(false)
  const decide = async (decision: Decision, words: string) => {
    if (!window.confirm(words)) return
    setBusy(true)
    const fault = await send(id, decision)
    if (!fault) return window.location.reload()
    setBusy(false)
    toast.error(fault)
  }
  return (
    <>
      <ul>
        <li>{release}</li>
        <li>{reject}</li>
      </ul>
      <p className="fc-acts">
        <button
          className="fc-btn"
          type="button"
          disabled={busy}
          onClick={() => void decide('reject', reject)}
        >
          Reject
        </button>
        <button
          className="fc-btn"
          type="button"
          disabled={busy}
          onClick={() => void decide('release', release)}
        >
          Release
        </button>
      </p>
    </>
  )
}

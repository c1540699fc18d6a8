'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post, sayNext } from '@/admin/ask/ask'
import type { Decision } from '@/features/stock/feeds.rules'

interface Props {
  id: string
  /** What each does; null when it may not be released any more. */
  release: string | null
  reject: string
}

const DONE: Readonly<Record<Decision, string>> = {
  release: 'Released: what the feed says is on the website.',
  reject: 'Rejected: the website stays as it was.',
}

export function DecisionButtons({ id, release, reject }: Props) {
  const [busy, setBusy] = useState(false)
  const decide = async (decision: Decision, words: string) => {
    if (!window.confirm(words)) return
    setBusy(true)
    const fault = await post(`/feed-decisions/${id}`, { decision })
    if (!fault) {
      sayNext(DONE[decision], document.getElementById('feed-title'))
      return window.location.reload()
    }
    setBusy(false)
    toast.error(fault)
  }
  return (
    <>
      <ul>
        {release && <li>{release}</li>}
        <li>{reject}</li>
      </ul>
      <p className="fc-acts">
        <LiveButton
          className="fc-btn fc-btn--main"
          type="button"
          disabled={busy}
          onClick={() => void decide('reject', reject)}
        >
          Reject, change nothing
        </LiveButton>
        {release && (
          <LiveButton
            className="fc-btn"
            type="button"
            disabled={busy}
            onClick={() => void decide('release', release)}
          >
            Release
          </LiveButton>
        )}
      </p>
    </>
  )
}

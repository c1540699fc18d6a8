'use client'
import { useState } from 'react'
import { Fault } from '@/admin/ask/Fault'
import { ask } from '@/admin/ask/ask'
import { OVERLAP_HOURS } from '@/domain/apiKeys'
import { ShownKey, shownKeySchema } from './ShownKey'

/** A new key for the same work; the old one ends a day later. */
export function KeyActs({ id }: { id: string }) {
  const [made, setMade] = useState('')
  const [fault, setFault] = useState('')

  async function replace() {
    const answer = await ask(`/integrator-keys/${id}/replace`, {})
    setFault(answer.fault ?? '')
    setMade(shownKeySchema.safeParse(answer.data).data?.key ?? '')
  }
  return (
    <>
      {!made && (
        <p className="fc-acts">
          <button className="fc-btn" type="button" onClick={() => void replace()}>
            Replace the key
          </button>
          <span className="fc-muted">
            This one works on for {OVERLAP_HOURS} hours. To end it at once, set when it was revoked.
          </span>
        </p>
      )}
      {made && <ShownKey secret={made} />}
      <Fault words={fault} />
    </>
  )
}

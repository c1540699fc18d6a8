'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask } from '@/admin/ask/ask'
import { DayBox } from '@/admin/fields/TypedBox'
import { plural } from '@/core/money/format'

const countSchema = z.object({ count: z.number(), most: z.number() })
const sentSchema = z.object({ sent: z.number() })
const FAULT = 'That did not work. Try again.'

/** Leads that a system did not get while it was switched off, or before it was here: counted, then sent. */
export function MissedLeads() {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const [since, setSince] = useState('')
  const [found, setFound] = useState<z.output<typeof countSchema> | null>(null)
  const [message, setMessage] = useState('')
  const requested = useRef('')
  if (!id) return null

  async function count(day: string) {
    requested.current = day
    setSince(day)
    setFound(null)
    setMessage('')
    if (!day) return
    const { fault, data } = await ask(`/missed-leads/${id}?since=${day}`, undefined, { method: 'GET' })
    // A day typed meanwhile has its own answer.
    if (requested.current !== day) return
    const counted = countSchema.safeParse(data).data ?? null
    setFound(counted)
    setMessage(counted ? (counted.count ? '' : 'No leads were missed since then.') : (fault ?? FAULT))
  }
  async function send() {
    setFound(null)
    setMessage('Sending …')
    const { fault, data } = await ask(`/missed-leads/${id}`, { since })
    const done = sentSchema.safeParse(data).data
    setMessage(done ? `${plural(done.sent, 'lead')} on the way, in the order they came.` : (fault ?? FAULT))
  }

  const isFull = found !== null && found.count === found.most
  return (
    <div className="fc fc--field">
      <label htmlFor="missed-since">Resend missed leads since</label>
      <DayBox id="missed-since" value={since} disabled={isModified} onChange={(day) => void count(day)} />
      <p className="fc-muted">
        Those that came while it was switched off, or before it was here, and those that it did not take. What
        it has is not sent again.
      </p>
      {found !== null && found.count > 0 && (
        <LiveButton className="fc-btn" type="button" onClick={send} disabled={isModified}>
          Send {isFull ? `the first ${found.count} leads` : plural(found.count, 'lead')}
        </LiveButton>
      )}
      <p role="status">{isModified ? 'Save first: what counts is what is saved.' : message}</p>
    </div>
  )
}

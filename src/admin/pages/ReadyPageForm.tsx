'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import type { offeredReadyPages } from '@/domain/pages/readyPages'

export interface ReadyPageDealer {
  id: string
  name: string
  pages: ReturnType<typeof offeredReadyPages>
}

const madeSchema = z.object({ id: z.string() })
const faultSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const FAULT = 'That did not work, and no page was made. Check the connection and try again.'

export function ReadyPageForm({ dealers }: { dealers: readonly ReadyPageDealer[] }) {
  const router = useRouter()
  const [tenant, setTenant] = useState(dealers[0]?.id ?? '')
  const [busy, setBusy] = useState('')
  const [fault, setFault] = useState('')
  const dealer = dealers.find(({ id }) => id === tenant)

  async function make(kind: string) {
    setBusy(kind)
    setFault('')
    const response = await fetch('/admin/api/pages/ready', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, tenant }),
    }).catch(() => null)
    const answer: unknown = await response?.json().catch(() => null)
    const made = madeSchema.safeParse(answer)
    if (made.success) return router.push(`/admin/collections/pages/${made.data.id}`)
    setBusy('')
    setFault(faultSchema.safeParse(answer).data?.errors[0]?.message ?? FAULT)
  }

  return (
    <details className="fc fc-ready">
      <summary>Start from a ready page</summary>
      <p className="fc-muted">
        Blocks and words are in it already, in your name. It is a draft: shoppers see it when you publish it.
      </p>
      {dealers.length > 1 && (
        <label className="fc-input">
          For
          <select value={tenant} onChange={({ target }) => setTenant(target.value)}>
            {dealers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul>
        {dealer?.pages.map(({ kind, label, help }) => (
          <li key={kind}>
            <button type="button" disabled={busy !== ''} onClick={() => void make(kind)}>
              <b>{busy === kind ? 'Making it …' : label}</b>
              <small>{help}</small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="fc-fault">
        {fault}
      </p>
    </details>
  )
}

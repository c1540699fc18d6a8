'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ForDealer } from '@/admin/fields/ForDealer'
import { ask } from '@/admin/ask/ask'
import type { offeredReadyPages } from '@/features/pages/readyPages.rules'
import { rowHref } from '@/lib/adminHrefs'

export interface ReadyPageDealer {
  id: string
  name: string
  pages: ReturnType<typeof offeredReadyPages>
}

const madeSchema = z.object({ id: z.string() })
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
    const answer = await ask('/pages/ready', { kind, tenant }, { failed: FAULT })
    const made = madeSchema.safeParse(answer.data)
    if (made.success) return router.push(rowHref('pages', made.data.id))
    setBusy('')
    setFault(answer.fault ?? FAULT)
  }

  return (
    <details className="fc fc-ready">
      <summary className="fc-btn">Start from a ready page</summary>
      <p className="fc-muted">
        Blocks and text are filled in already, with your name. It is a draft: shoppers see it when you publish
        it.
      </p>
      <ForDealer {...{ dealers, tenant }} onChange={setTenant} />
      <ul>
        {dealer?.pages.map(({ kind, label, help }) => (
          <li key={kind}>
            <LiveButton type="button" disabled={busy !== ''} onClick={() => void make(kind)}>
              <b>{busy === kind ? 'Creating …' : label}</b>
              <small>{help}</small>
            </LiveButton>
          </li>
        ))}
      </ul>
      <p role="status" className="fc-fault">
        {fault}
      </p>
    </details>
  )
}

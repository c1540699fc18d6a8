'use client'
import { useEffect, useRef, useState } from 'react'
import type { ask } from '@/admin/ask/ask'
import { saveBlob } from '@/lib/dom'

interface Props {
  counts: string[]
  call: (act: 'export' | 'erase') => ReturnType<typeof ask>
}

const SURE =
  'Erase this person? Leads and bookings stay in the figures without a name; accounts, saved cars and saved searches go. This cannot be undone.'

const fileOf = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })

export function PersonFound({ counts, call }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ done: string } | { fault: string } | null>(null)
  useEffect(() => heading.current?.focus(), [])

  async function act(what: 'export' | 'erase', done: string) {
    if (what === 'erase' && !window.confirm(SURE)) return
    setBusy(true)
    const { fault, data } = await call(what)
    setBusy(false)
    if (!fault && what === 'export') saveBlob(fileOf(data), 'person-data.json')
    setSaid(fault ? { fault } : { done })
  }

  const isErased = said !== null && 'done' in said && said.done.startsWith('Erased')
  return (
    <section className="fc-card" aria-labelledby="person-found">
      <header>
        <h2 id="person-found" ref={heading} tabIndex={-1}>
          {counts.length ? 'Found' : 'Nothing is kept about this person'}
        </h2>
      </header>
      <ul>
        {counts.map((count) => (
          <li key={count}>{count}</li>
        ))}
      </ul>
      {counts.length > 0 && !isErased && (
        <div className="fc-acts">
          <button
            className="fc-btn"
            type="button"
            disabled={busy}
            onClick={() => void act('export', 'The file is in your downloads.')}
          >
            Download a copy
          </button>
          <button
            className="fc-btn"
            type="button"
            disabled={busy}
            onClick={() => void act('erase', 'Erased. The history says that it was done, not about whom.')}
          >
            Erase
          </button>
        </div>
      )}
      <p role="status" className={said && 'fault' in said ? 'fc-fault' : 'fc-done'}>
        {said && ('fault' in said ? said.fault : said.done)}
      </p>
    </section>
  )
}

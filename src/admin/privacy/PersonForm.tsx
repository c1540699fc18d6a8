'use client'
import { useEffect, useRef, useState, useId, type FormEvent } from 'react'
import { z } from 'zod'
import { ask } from '@/admin/ask/ask'
import { saveBlob } from '@/lib/dom'
import { LiveButton } from '@/admin/ask/LiveButton'
import { DealerOptions } from '@/admin/fields/options'

interface PersonFoundProps {
  counts: string[]
  call: (act: 'export' | 'erase') => ReturnType<typeof ask>
}

const SURE =
  'Erase this person? Leads and bookings stay in the figures without a name; accounts, saved cars and saved searches go. This cannot be undone.'

const fileOf = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })

function PersonFound({ counts, call }: PersonFoundProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ done: string } | { fault: string } | null>(null)
  useEffect(() => heading.current?.focus(), [])

  async function act(what: 'export' | 'erase', done: string) {
    if (what === 'erase' && !window.confirm(SURE)) return
    setBusy(true)
    const { fault, data } = await call(what)
    setBusy(false)
    if (!fault && what === 'export') saveBlob(fileOf(data), 'person-data.json')
    setMessage(fault ? { fault } : { done })
  }

  const isErased = message !== null && 'done' in message && message.done.startsWith('Erased')
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
      <p role="status" className={message && 'fault' in message ? 'fc-fault' : 'fc-done'}>
        {message && ('fault' in message ? message.fault : message.done)}
      </p>
    </section>
  )
}

interface PersonFormProps {
  dealers: { id: string; name: string }[]
}
export interface Person {
  tenant: string
  email: string
  phone: string
}

const CALL = '/person-data'
const countsSchema = z.object({ counts: z.array(z.string()) })

function personIn(form: HTMLFormElement): Person {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { tenant: text('tenant'), email: text('email'), phone: text('phone') }
}

export function PersonForm({ dealers }: PersonFormProps) {
  const id = useId()
  const [found, setFound] = useState<{ person: Person; counts: string[] } | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const person = personIn(event.currentTarget)
    setBusy(true)
    const { fault: wrong, data } = await ask(CALL, { act: 'find', ...person })
    setBusy(false)
    setFault(wrong)
    const counts = countsSchema.safeParse(data).data?.counts
    setFound(!wrong && counts ? { person, counts } : null)
  }

  return (
    <>
      <form className="fc-card fc-invite" onSubmit={(event) => void find(event)}>
        <header>
          <h2>Find what is kept about a person</h2>
        </header>
        {dealers.length === 1 && <input type="hidden" name="tenant" value={dealers[0]?.id} />}
        {dealers.length !== 1 && (
          <>
            <label htmlFor={`${id}-dealer`}>Dealer site</label>
            <select id={`${id}-dealer`} name="tenant" required>
              <DealerOptions dealers={dealers} />
            </select>
          </>
        )}
        <label htmlFor={`${id}-email`}>Email</label>
        <input id={`${id}-email`} name="email" type="email" autoComplete="off" maxLength={200} />
        <label htmlFor={`${id}-phone`}>Phone</label>
        <input id={`${id}-phone`} name="phone" type="tel" autoComplete="off" maxLength={40} />
        <small>One of them is enough. With both, more may be found.</small>
        <p role="alert" className="fc-fault">
          {fault}
        </p>
        <p className="fc-acts">
          <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy}>
            {busy ? 'Searching …' : 'Find'}
          </LiveButton>
        </p>
      </form>
      {found && (
        <PersonFound
          key={JSON.stringify(found)}
          {...found}
          call={(act) => ask(CALL, { act, ...found.person })}
        />
      )}
    </>
  )
}

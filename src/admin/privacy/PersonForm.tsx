'use client'
import { useId, useState, type FormEvent } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { DealerOptions } from '@/admin/fields/DealerOptions'
import { ask } from '@/admin/ask/ask'
import { PersonFound } from './PersonFound'

interface Props {
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

export function PersonForm({ dealers }: Props) {
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

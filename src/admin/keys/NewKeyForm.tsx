'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { DealerOptions } from '@/admin/fields/options'
import { Fault } from '@/admin/ask/Fault'
import { useAsk } from '@/admin/ask/ask'
import { Ticks } from '@/admin/staff/Ticks'
import { SCOPE_WORDS, SCOPES } from '@/features/keys/apiKeys.rules'
import { ShownKey, shownKeySchema } from './ShownKey'

/** The button of the list leads here. */
const HERE = '#new-key'

interface Props {
  dealers: { id: string; name: string }[]
  dealerships: { id: string; name: string; dealer: string }[]
}
const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string')

export function NewKeyForm({ dealers, dealerships }: Props) {
  const id = useId()
  const router = useRouter()
  const [tenant, setTenant] = useState(dealers[0]?.id ?? '')
  const [made, setMade] = useState('')
  const { busy, fault, send } = useAsk()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const look = () => setOpen((before) => before || location.hash === HERE)
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  const own = dealerships.filter(({ dealer }) => dealer === tenant)

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const [name = '', days = ''] = [...texts(data, 'name'), ...texts(data, 'days')]
    const wanted = { tenant, name, scopes: texts(data, 'scope'), dealerships: texts(data, 'dealership') }
    const answer = await send('/integrator-keys/make', { ...wanted, days: days ? Number(days) : null })
    setMade(shownKeySchema.safeParse(answer).data?.key ?? '')
    if (answer === null) return
    form.reset()
    router.refresh()
  }
  return (
    <div className="fc fc--field">
      <details
        className="fc-card fc-newkey"
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          setOpen(open)
          // The button leads here again.
          if (!open && location.hash === HERE) history.replaceState(history.state, '', location.pathname)
        }}
      >
        <summary>A new key</summary>
        <form id={HERE.slice(1)} className="fc-invite" onSubmit={(event) => void make(event)}>
          {dealers.length > 1 && (
            <>
              <label htmlFor={`${id}-dealer`}>Dealer</label>
              <select id={`${id}-dealer`} value={tenant} onChange={({ target }) => setTenant(target.value)}>
                <DealerOptions dealers={dealers} />
              </select>
            </>
          )}
          <label htmlFor={`${id}-name`}>For whom</label>
          <input
            id={`${id}-name`}
            name="name"
            required
            maxLength={200}
            autoComplete="off"
            placeholder="The supplier’s name"
          />
          <Ticks
            legend="Permissions"
            name="scope"
            rows={SCOPES.map((scope) => ({ id: scope, name: SCOPE_WORDS[scope] }))}
          />
          {own.length > 1 && (
            <Ticks legend="Only for these dealerships (tick none for all)" name="dealership" rows={own} />
          )}
          <label htmlFor={`${id}-days`}>Expires</label>
          <select id={`${id}-days`} name="days" defaultValue="365">
            <option value="30">After 30 days</option>
            <option value="365">After a year</option>
            <option value="">Never</option>
          </select>
          <p className="fc-acts">
            <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy}>
              Create key
            </LiveButton>
          </p>
          <Fault words={fault} />
        </form>
        {made && <ShownKey secret={made} />}
      </details>
    </div>
  )
}

'use client'
import { useId, useState, type FormEvent } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { listHref } from '@/lib/adminHrefs'
import { Ticks } from './Ticks'
import { post } from '@/admin/ask/ask'

interface Props {
  roles: { value: string; name: string; may: string; reach: 'platform' | 'dealer' | 'locations' }[]
  dealers: { id: string; name: string }[]
  places: { id: string; name: string; dealer: string }[]
  topics: readonly string[]
}

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string')

export function InviteForm({ roles, dealers, places, topics }: Props) {
  const id = useId()
  const [role, setRole] = useState(roles[0]?.value ?? '')
  const reach = roles.find(({ value }) => value === role)?.reach
  const [chosen, setChosen] = useState(dealers.length === 1 ? dealers.map((dealer) => dealer.id) : [])
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<{ sent: string } | { fault: string } | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const [name = '', email = ''] = [...texts(data, 'name'), ...texts(data, 'email')]
    setBusy(true)
    const locations = reach === 'locations' ? texts(data, 'place') : []
    const tenants = reach === 'platform' ? [] : chosen
    const lead_categories = reach === 'locations' ? texts(data, 'topic') : []
    const fault = await post('/invitations', { name, email, role, tenants, locations, lead_categories })
    setBusy(false)
    setMessage(fault ? { fault } : { sent: email })
    if (!fault) form.reset()
  }

  return (
    <form className="fc-card" onSubmit={(event) => void send(event)}>
      <div className="fc-invite">
        <label htmlFor={`${id}-name`}>Name</label>
        <input id={`${id}-name`} name="name" required autoComplete="off" maxLength={100} />
        <label htmlFor={`${id}-email`}>Email</label>
        <input id={`${id}-email`} name="email" type="email" required autoComplete="off" maxLength={200} />
        <fieldset>
          <legend>Role</legend>
          {roles.map(({ value, name, may }) => (
            <label key={value}>
              <input
                type="radio"
                name="role"
                value={value}
                checked={role === value}
                onChange={() => setRole(value)}
              />
              <span>
                {name}
                <small>{may}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {dealers.length > 1 && reach !== 'platform' && (
          <Ticks legend="Dealer sites" name="dealer" rows={dealers} chosen={chosen} choose={setChosen} />
        )}
        {reach === 'locations' && (
          <>
            <Ticks
              legend="Locations"
              name="place"
              rows={places.filter(({ dealer }) => chosen.includes(dealer))}
            />
            <Ticks
              legend="Leads about (tick nothing for all)"
              name="topic"
              rows={topics.map((topic) => ({ id: topic, name: topic }))}
            />
          </>
        )}
        <p className="fc-acts">
          <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy}>
            {busy ? 'Sending …' : 'Send the invitation'}
          </LiveButton>
          <a href={listHref('users')}>Team</a>
        </p>
        <p role="status" className={message && 'fault' in message ? 'fc-fault' : 'fc-done'}>
          {message &&
            ('fault' in message ? message.fault : `The invitation is on its way to ${message.sent}.`)}
        </p>
      </div>
    </form>
  )
}

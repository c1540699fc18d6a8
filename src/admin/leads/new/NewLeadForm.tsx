'use client'
import { useState } from 'react'
import { z } from 'zod'
import { ask } from '@/admin/ask/ask'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { PersonFields } from '@/admin/bookings/PersonFields'
import { CarPicker, type PickedCar } from '@/admin/fields/CarPicker'
import { rowHref } from '@/lib/adminHrefs'
import { SOURCES, TOPIC_NAMES } from './topics'

interface Place {
  id: string
  name: string
  tenant: string
}

const LOST = 'That did not reach us, and nothing is lost here. Check the connection and press again.'
const BLANK = { name: '', phone: '', email: '', message: '', Rego: '' }
const savedSchema = z.object({ reference: z.string(), lead: z.string().nullable() })

interface ChoiceProps {
  label: string
  value: string
  choices: readonly (readonly [value: string, words: string])[]
  onChange(value: string): void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <label className="fc-input">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

const same = (names: readonly string[]) => names.map((name) => [name, name] as const)

export function NewLeadForm({ places }: { places: readonly Place[] }) {
  const [place, setPlace] = useState(places[0]?.id ?? '')
  const [source, setSource] = useState<string>(SOURCES[0])
  const [category, setCategory] = useState(TOPIC_NAMES[0] ?? '')
  const [car, setCar] = useState<PickedCar | null>(null)
  const [who, setWho] = useState(BLANK)
  const [key, setKey] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState<(z.output<typeof savedSchema> & { name: string }) | null>(null)
  const tenant = places.find(({ id }) => id === place)?.tenant ?? ''

  const on =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setKey('')
      setFault('')
    }

  function moveTo(next: string) {
    setPlace(next)
    // Another dealer has other cars.
    if (places.find(({ id }) => id === next)?.tenant !== tenant) setCar(null)
  }

  async function send() {
    const own = key || crypto.randomUUID()
    setKey(own)
    setBusy(true)
    setFault('')
    const { Rego: _rego, ...person } = who
    const body = { key: own, location_id: place, source, category, car_id: car?.id ?? null, ...person }
    const { fault: wrong, data } = await ask('/new-leads', body, { failed: LOST })
    setBusy(false)
    const done = savedSchema.safeParse(data).data
    if (wrong !== null || !done) return setFault(wrong ?? LOST)
    setSaved({ ...done, name: who.name })
    setWho(BLANK)
    setCar(null)
    setKey('')
  }

  return (
    <>
      <div role="status">
        {saved && (
          <section className="fc-card">
            <p>
              The lead of {saved.name} is saved, reference {saved.reference}.
            </p>
            <p className="fc-acts">
              {saved.lead && (
                <a className="fc-btn fc-btn--main" href={rowHref('leads', saved.lead)}>
                  Open the lead
                </a>
              )}
              <a className="fc-btn" href="/admin/leads">
                Leads
              </a>
            </p>
          </section>
        )}
      </div>
      <form
        className="fc-card fc-book__form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="fc-parts__grid">
          <Choice label="Came by" value={source} choices={same(SOURCES)} onChange={on(setSource)} />
          <Choice label="About" value={category} choices={same(TOPIC_NAMES)} onChange={on(setCategory)} />
        </div>
        {places.length > 1 && (
          <Choice
            label="Where"
            value={place}
            choices={places.map(({ id, name }) => [id, name] as const)}
            onChange={on(moveTo)}
          />
        )}
        <CarPicker tenant={tenant} label="Car (may be left open)" car={car} onPick={on(setCar)} />
        <PersonFields
          who={who}
          isService={false}
          noteLabel="What they want"
          onChange={on((next) => setWho({ ...who, ...next }))}
        />
        <p className="fc-muted">
          {who.email
            ? `A confirmation goes to ${who.email}.`
            : 'Without an email address no email goes to them.'}
        </p>
        <Fault words={fault} />
        <p className="fc-acts">
          <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy}>
            {busy ? 'Saving …' : 'Save the lead'}
          </LiveButton>
        </p>
      </form>
    </>
  )
}

'use client'
import { z } from 'zod'
import { useState } from 'react'
import { ask } from '@/admin/ask/ask'
import type { DeskTimesDay } from '@/features/bookings/deskTimes.rules'
import { Fault } from '@/admin/ask/Fault'
import { LiveButton } from '@/admin/ask/LiveButton'
import { CarPicker } from '@/admin/fields/CarPicker'
import type { BookingKind } from '@/core/dealer/links/bookingPages'
import { Booked, bookedSchema, type BookedAnswer } from './Booked'
import type { Known } from './known'
import { PersonFields } from './PersonFields'
import { TimeChoice } from './TimeChoice'
import { startOf, useDeskTimes } from './useDeskTimes'

const timesCall = (place: string, car: string | undefined): string =>
  `/desk-times?${new URLSearchParams({ location_id: place, ...(car && { car_id: car }) })}`

interface Place {
  id: string
  name: string
  kind: BookingKind
  tenant: string
}
interface Props {
  known: Known
  days: DeskTimesDay[]
  places: readonly Place[]
}

const TAKEN = 409
const LOST = 'That did not reach us, and nothing is lost here. Check the connection and press again.'
const refusal = z.object({ nearest: z.array(z.unknown()) })

export function BookingForm({ known, days: first, places }: Props) {
  const [place, setPlace] = useState(known.place)
  const [car, setCar] = useState(known.car)
  const [who, setWho] = useState({
    name: known.name,
    phone: known.phone,
    email: known.email,
    message: '',
    Rego: '',
  })
  const [chosen, setChosen] = useState('')
  const [key, setKey] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [booked, setBooked] = useState<BookedAnswer | null>(null)
  const at = places.find(({ id }) => id === place)
  const isDrive = at?.kind === 'test_drive'
  const carId = isDrive ? car?.id : undefined
  const call = timesCall(place, carId)
  const times = useDeskTimes(call, call === timesCall(known.place, known.car?.id) ? first : undefined)
  const start = startOf(times.days, chosen)

  const changed = () => {
    setKey('')
    setFault('')
  }

  async function send() {
    const own = key || crypto.randomUUID()
    setKey(own)
    setBusy(true)
    setFault('')
    const body = { key: own, lead: known.lead, location_id: place, car_id: carId ?? null, start, ...who }
    const answered = await ask('/desk-bookings', body, { failed: LOST })
    setBusy(false)
    const done = bookedSchema.safeParse(answered.data).data
    if (answered.fault === null && done) return setBooked(done)
    setFault(answered.fault ?? LOST)
    if (answered.status !== TAKEN || !refusal.safeParse(answered.data).success) return
    setKey('')
    void times.reload()
  }

  if (booked)
    return <Booked booked={booked} email={who.email} name={who.name} isFromLead={known.lead !== null} />
  return (
    <form
      className="fc-card fc-book__form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {places.length > 1 && (
        <label className="fc-input">
          Where and what
          <select
            value={place}
            onChange={({ target }) => {
              setPlace(target.value)
              changed()
            }}
          >
            {places
              .filter(({ tenant }) => !known.lead || tenant === at?.tenant)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      )}
      {isDrive && (
        <CarPicker
          tenant={at.tenant}
          label="Car (may be left open)"
          car={car}
          onPick={(next) => {
            setCar(next)
            changed()
          }}
        />
      )}
      <TimeChoice
        days={times.days}
        start={start}
        isLoading={times.isLoading}
        fault={times.fault}
        onChoose={(next) => {
          setChosen(next)
          changed()
        }}
      />
      <PersonFields
        who={who}
        isService={at?.kind === 'service'}
        onChange={(next) => {
          setWho({ ...who, ...next })
          changed()
        }}
      />
      <Fault words={fault} />
      <p className="fc-acts">
        <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy || !times.days.length}>
          {busy ? 'Booking …' : 'Book'}
        </LiveButton>
      </p>
    </form>
  )
}

'use client'
import { useState } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { useTyped } from '@/admin/ask/useTyped'

const found = z.object({
  cars: z.array(
    z.object({ id: z.string(), name: z.string(), detail: z.string(), picture: z.string().nullable() }),
  ),
})
export interface PickedCar {
  id: string
  name: string
}

interface Props {
  /** Whose stock. */
  tenant: string
  label: string
  car: PickedCar | null
  onPick(car: PickedCar | null): void
}

/** Finds a car in stock as one types its name, stock number or plate. */
export function CarPicker({ tenant, label, car, onPick }: Props) {
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const call = q.length < 2 ? null : `/stock-choices?${new URLSearchParams({ tenant, q })}`
  const { data, fault } = useTyped(call, found)

  if (car)
    return (
      <div className="fc-picked">
        <span>{label}</span>
        <b>{car.name}</b>
        <LiveButton className="fc-btn" onClick={() => onPick(null)}>
          Remove<span className="fc-sr"> {car.name}</span>
        </LiveButton>
      </div>
    )
  const shown = data?.cars ?? []
  return (
    <div className="fc-carpick">
      <label className="fc-input">
        {label}
        <input
          type="search"
          value={typed}
          placeholder="Make, model, stock number or plate"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {typed && (
        <p role="status" className={fault ? 'fc-fault' : 'fc-sr'}>
          {fault || (shown.length ? `${shown.length} found` : '')}
        </p>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ id, name, detail, picture }) => (
            <li key={id}>
              <LiveButton onClick={() => onPick({ id, name })}>
                {picture ? <img src={picture} alt="" width={64} height={48} loading="lazy" /> : <i />}
                <span>
                  <b>{name}</b>
                  <small>{detail}</small>
                </span>
              </LiveButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

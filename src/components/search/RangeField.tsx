'use client'
import { type CSSProperties, useState } from 'react'
import { moveEnd, type RangeKind, type RangeScale, shareOf } from './rangeMath'

interface Props {
  /** The range's name in addresses, e.g. `price`. */
  name: string
  label: string
  kind: RangeKind
  scale: RangeScale
  value: { min?: number; max?: number }
}

const write = (kind: RangeKind, value: number): string => {
  const text = kind === 'year' ? String(value) : value.toLocaleString('en-AU')
  return kind === 'price' || kind === 'week' ? `$${text}` : text
}
const read = (text: string): number | null => {
  const digits = text.replace(/[^\d]/g, '')
  return digits ? Number(digits) : null
}

/** Two thumbs and two boxes for the same two numbers. Boxes hold any number; an end left open stays empty. */
export function RangeField({ name, label, kind, scale, value }: Props) {
  const [low, setLow] = useState(value.min ?? null)
  const [high, setHigh] = useState(value.max ?? null)
  const [given, setGiven] = useState(value)
  // A new answer may bring other bounds (a chip was removed, Back): follow it without losing the focus.
  if (given.min !== value.min || given.max !== value.max) {
    setGiven(value)
    setLow(value.min ?? null)
    setHigh(value.max ?? null)
  }
  const ends = [low ?? scale.min, high ?? scale.max] as const

  const slide = (end: 'low' | 'high') => (event: { currentTarget: HTMLInputElement }) => {
    const [nextLow, nextHigh] = moveEnd(end, Number(event.currentTarget.value), ends, scale)
    if (end === 'low') setLow(nextLow <= scale.min ? null : nextLow)
    else setHigh(nextHigh >= scale.max ? null : nextHigh)
  }
  const box = (end: 'min' | 'max', current: number | null, set: (value: number | null) => void) => (
    <div className="field">
      <label htmlFor={`${name}-${end}`}>
        {end === 'min' ? 'From' : 'To'}
        <span className="sr">, {label}</span>
      </label>
      <input
        id={`${name}-${end}`}
        key={current}
        name={`${end}[${name}]`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={write(kind, end === 'min' ? scale.min : scale.max)}
        defaultValue={current === null ? '' : write(kind, current)}
        onBlur={(event) => set(read(event.currentTarget.value))}
      />
    </div>
  )
  const thumb = (end: 'low' | 'high', at: number) => (
    <input
      type="range"
      aria-label={`${end === 'low' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
      aria-valuetext={write(kind, at)}
      min={scale.min}
      max={scale.max}
      step={scale.step}
      value={at}
      data-range={name}
      onChange={slide(end)}
    />
  )
  const track: CSSProperties & Record<'--lo' | '--hi', number> = {
    '--lo': shareOf(ends[0], scale),
    '--hi': shareOf(ends[1], scale),
  }
  return (
    <div className="range" style={track}>
      <div className="range__track">
        {thumb('low', ends[0])}
        {thumb('high', ends[1])}
      </div>
      <div className="range__boxes">
        {box('min', low, setLow)}
        {box('max', high, setHigh)}
      </div>
    </div>
  )
}

'use client'
import { type CSSProperties, useMemo, useState } from 'react'
import { type Bounds, moveEnd, nearestTick, type RangeKind, ticksOf } from './rangeMath'

interface Props {
  /** The range's name in addresses, e.g. `price`. */
  name: string
  label: string
  kind: RangeKind
  bounds: Bounds
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
export function RangeField({ name, label, kind, bounds, value }: Props) {
  const [low, setLow] = useState(value.min ?? null)
  const [high, setHigh] = useState(value.max ?? null)
  const [given, setGiven] = useState(value)
  // A new answer may bring another end (a chip was removed, Back): follow it. The other end may have been moved meanwhile.
  if (given.min !== value.min || given.max !== value.max) {
    setGiven(value)
    if (given.min !== value.min) setLow(value.min ?? null)
    if (given.max !== value.max) setHigh(value.max ?? null)
  }
  const { min, max } = bounds
  const ticks = useMemo(() => ticksOf(kind, { min, max }), [kind, min, max])
  const last = ticks.length - 1
  const ends = [nearestTick(ticks, low ?? min), nearestTick(ticks, high ?? max)] as const

  const slide = (end: 'low' | 'high') => (event: { currentTarget: HTMLInputElement }) => {
    const [nextLow, nextHigh] = moveEnd(end, Number(event.currentTarget.value), ends, last)
    if (end === 'low') setLow(nextLow === 0 ? null : (ticks[nextLow] ?? null))
    else setHigh(nextHigh === last ? null : (ticks[nextHigh] ?? null))
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
        placeholder={write(kind, end === 'min' ? min : max)}
        defaultValue={current === null ? '' : write(kind, current)}
        onBlur={(event) => set(read(event.currentTarget.value))}
      />
    </div>
  )
  const thumb = (end: 'low' | 'high', at: number) => (
    <input
      type="range"
      aria-label={`${end === 'low' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
      aria-valuetext={write(kind, ticks[at] ?? min)}
      min={0}
      max={last}
      step={1}
      value={at}
      data-range={name}
      onChange={slide(end)}
    />
  )
  const track: CSSProperties & Record<'--lo' | '--hi', number> = {
    '--lo': ends[0] / last,
    '--hi': ends[1] / last,
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

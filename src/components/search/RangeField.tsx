'use client'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { readAmount } from '@/domain/listState/amount'
import { withChange } from '@/domain/listState/change'
import type { RangeName } from '@/domain/listState/facets'
import type { SearchRange, ListState } from '@/domain/listState/state'
import { Slider } from '@/components/ui/Slider'
import type { Ends } from '@/components/ui/sliderEnds'
import { useList } from './listContext'
import { type Bounds, nearestTick, type RangeKind, ticksOf } from './rangeMath'

interface Props {
  name: RangeName
  label: string
  kind: RangeKind
  bounds: Bounds
}
type End = 'min' | 'max'

const SLIDER_DELAY = 400
const ENDS = ['min', 'max'] as const

const write = (kind: RangeKind, value: number): string => {
  const text = kind === 'year' ? String(value) : value.toLocaleString('en-AU')
  return kind === 'price' || kind === 'week' ? `$${text}` : text
}

/** Sets one end (undefined: open). Ends in the wrong order are swapped. */
const withEnd = (state: ListState, name: RangeName, end: End, value: number | undefined): ListState => {
  const before = state.ranges[name]
  const [min, max] = end === 'min' ? [value, before?.max] : [before?.min, value]
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  const range: SearchRange = {
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: high }),
  }
  return withChange(state, { ranges: { [name]: Object.keys(range).length ? range : null } })
}

/** A slider and two text boxes for one range. Boxes take any number; an open end is empty. */
export function RangeField({ name, label, kind, bounds: { min, max } }: Props) {
  const { state, edit } = useList()
  const [wrong, setWrong] = useState<End | null>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const value = state.ranges[name] ?? {}
  const ticks = useMemo(() => ticksOf(kind, { min, max }), [kind, min, max])
  const last = ticks.length - 1
  const [low, high] = [nearestTick(ticks, value.min ?? min), nearestTick(ticks, value.max ?? max)]

  const set = (end: End, next: number | undefined, delay = 0) => {
    if (next !== value[end]) edit((newest) => withEnd(newest, name, end, next), delay)
  }
  const slide = ([nextLow, nextHigh]: Ends) => {
    setWrong(null)
    if (nextLow !== low) set('min', nextLow === 0 ? undefined : ticks[nextLow], SLIDER_DELAY)
    if (nextHigh !== high) set('max', nextHigh === last ? undefined : ticks[nextHigh], SLIDER_DELAY)
  }
  const commit = (end: End, box: HTMLInputElement): boolean => {
    const amount = readAmount(box.value)
    setWrong(amount === null ? end : null)
    if (amount === null) return false
    box.value = amount === undefined ? '' : write(kind, amount)
    set(end, amount)
    return true
  }
  const written = (end: End): string => (value[end] === undefined ? '' : write(kind, value[end]))
  const takeOver = useEffectEvent(() => {
    for (const end of ENDS) {
      const box = boxes.current?.querySelector(`#${name}-${end}`)
      if (box instanceof HTMLInputElement && box.value !== written(end)) commit(end, box)
    }
  })
  // Text typed before hydration.
  useEffect(() => takeOver(), [])

  const box = (end: End) => (
    <div className="field">
      <label htmlFor={`${name}-${end}`}>
        {end === 'min' ? 'From' : 'To'}
        <span className="sr">, {label}</span>
      </label>
      <input
        id={`${name}-${end}`}
        key={value[end]}
        name={`${end}[${name}]`}
        inputMode="text"
        autoComplete="off"
        placeholder={write(kind, end === 'min' ? min : max)}
        defaultValue={written(end)}
        aria-invalid={wrong === end || undefined}
        aria-describedby={wrong === end ? `${name}-wrong` : undefined}
        onBlur={({ currentTarget }) => commit(end, currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !commit(end, event.currentTarget)) event.preventDefault()
        }}
      />
    </div>
  )
  return (
    <div className="range">
      <Slider
        label={label}
        scale={{ min: 0, max: last, step: 1 }}
        ends={[low, high]}
        onMove={slide}
        valueText={(at) => write(kind, ticks[at] ?? min)}
        thumb={(end) => ({ id: `${name}-${end}` })}
      />
      <div className="range__boxes" ref={boxes}>
        {box('min')}
        {box('max')}
      </div>
      {wrong && (
        <p className="field__err" id={`${name}-wrong`} role="alert">
          Please enter a number, such as {kind === 'year' ? max : `${write(kind, 20_000)} or 20k`}.
        </p>
      )}
    </div>
  )
}

'use client'
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { readBound } from '@/core/car/bound'
import { withChange } from '@/search/list/change'
import type { SearchRange, ListState } from '@/search/list/state'
import { Slider } from '@/components/ui/Slider'
import type { Ends } from '@/components/ui/sliderEnds'
import { t } from '@/lib/words'
import { useList } from './listContext'
import { takeEnter } from './listForm'
import { type End, type RangeProps, trackOf, written } from './range'
import { RangeBoxes } from './RangeBoxes'
import { boundsOf, ticksOf } from './rangeMath'
import type { RangeKind } from '@/core/car/facets'
import { useRangeStats } from './rangeStats'

const SLIDER_DELAY = 400
/** Figures that nobody writes in thousands. */
const PLAIN: readonly RangeKind[] = ['year', 'length', 'mass']
const ENDS = ['min', 'max'] as const

/** Undefined: open. Ends in the wrong order are swapped. */
const withEnd = (
  state: ListState,
  name: RangeProps['name'],
  end: End,
  value: number | undefined,
): ListState => {
  const before = state.ranges[name]
  const [min, max] = end === 'min' ? [value, before?.max] : [before?.min, value]
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
  const range: SearchRange = {
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: high }),
  }
  return withChange(state, { ranges: { [name]: Object.keys(range).length ? range : null } })
}

export function RangeField(shown: RangeProps) {
  const { name, kind } = shown
  const stats = useRangeStats()
  const bounds = stats ? boundsOf(kind, stats[name]) : shown.bounds
  const range = { ...shown, bounds }
  const { min, max } = bounds
  const { state, edit } = useList()
  const [wrong, setWrong] = useState<End | null>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const value = state.ranges[name] ?? {}
  const ticks = useMemo(() => ticksOf(kind, { min, max }), [kind, min, max])
  const track = trackOf(range, ticks, value)

  const set = (end: End, next: number | undefined, delay = 0) => {
    if (next !== value[end]) edit((newest) => withEnd(newest, name, end, next), delay)
  }
  const slide = ([nextLow, nextHigh]: Ends) => {
    const [low, high] = track.ends
    setWrong(null)
    if (nextLow !== low) set('min', nextLow === 0 ? undefined : ticks[nextLow], SLIDER_DELAY)
    if (nextHigh !== high)
      set('max', nextHigh === ticks.length - 1 ? undefined : ticks[nextHigh], SLIDER_DELAY)
  }
  const commit = (end: End, box: HTMLInputElement): boolean => {
    const amount = readBound(name, box.value)
    setWrong(amount === null ? end : null)
    if (amount === null) return false
    box.value = written(kind, amount)
    set(end, amount)
    return true
  }
  const takeOver = useEffectEvent(() => {
    for (const end of ENDS) {
      const box = boxes.current?.querySelector(`#${name}-${end}`)
      if (!(box instanceof HTMLInputElement)) continue
      // A field with the focus is complete only after Enter.
      if (box === document.activeElement && !takeEnter(box.id)) continue
      if (box.value !== written(kind, value[end])) commit(end, box)
    }
  })
  // Text typed before this code came.
  useEffect(() => takeOver(), [])

  const on = (end: End): ComponentProps<'input'> => ({
    onBlur: ({ currentTarget }) => commit(end, currentTarget),
    onKeyDown: (event) => {
      if (event.key === 'Enter' && !commit(end, event.currentTarget)) event.preventDefault()
    },
  })
  return (
    <div className="range">
      <Slider {...track} onMove={slide} />
      <RangeBoxes {...range} {...{ value, wrong, on }} ref={boxes} />
      {wrong && (
        <p className="field__err" id={`${name}-wrong`} role="alert">
          {t('Please enter a number, such as {max}.', {
            max: PLAIN.includes(kind)
              ? written(kind, max)
              : t('{amount} or 20k', { amount: written(kind, 20_000) }),
          })}
        </p>
      )}
    </div>
  )
}

'use client'
import { type ComponentProps, type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { type Ends, moveEnd, type Scale, shareOf } from './sliderEnds'

interface Props {
  /** What it is about, e.g. `Price`: the thumbs are its lowest and its highest. */
  label: string
  scale: Scale
  ends: Ends
  onMove: (ends: Ends) => void
  /** A position in words, e.g. `$12,500`. */
  valueText: (at: number) => string
  /** More attributes of each thumb: names make them fields of the form around them. */
  thumb?: (end: 'low' | 'high') => ComponentProps<'input'>
}

/** Two native thumbs on one track, each moved by finger, pointer and keys. */
export function Slider({ label, scale, ends, onMove, valueText, thumb }: Props) {
  const thumbs = useRef<HTMLDivElement>(null)
  const takeOver = useEffectEvent(() => {
    const [low = ends[0], high = ends[1]] = [...(thumbs.current?.children ?? [])].map((input) =>
      input instanceof HTMLInputElement ? Number(input.value) : undefined,
    )
    if (low !== ends[0] || high !== ends[1])
      onMove(moveEnd('high', high, moveEnd('low', low, ends, scale), scale))
  })
  // What was moved before this code was there.
  useEffect(() => takeOver(), [])
  const input = (end: 'low' | 'high', at: number) => (
    <input
      type="range"
      aria-label={`${end === 'low' ? 'Lowest' : 'Highest'} ${label.toLowerCase()}`}
      aria-valuetext={valueText(at)}
      {...scale}
      value={at}
      onChange={({ currentTarget }) => onMove(moveEnd(end, Number(currentTarget.value), ends, scale))}
      {...thumb?.(end)}
    />
  )
  const track: CSSProperties & Record<'--lo' | '--hi', number> = {
    '--lo': shareOf(ends[0], scale),
    '--hi': shareOf(ends[1], scale),
  }
  return (
    <div className="range__track" style={track} ref={thumbs}>
      {input('low', ends[0])}
      {input('high', ends[1])}
    </div>
  )
}

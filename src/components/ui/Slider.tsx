'use client'
import { type ComponentProps, type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { type Ends, moveEnd, type Scale, shareOf } from './sliderEnds'

interface Props {
  label: string
  scale: Scale
  ends: Ends
  onMove: (ends: Ends) => void
  /** Text of a position, e.g. `$12,500`. */
  valueText: (at: number) => string
  thumb?: (end: 'low' | 'high') => ComponentProps<'input'>
}

export function Slider({ label, scale, ends, onMove, valueText, thumb }: Props) {
  const thumbs = useRef<HTMLDivElement>(null)
  const takeOver = useEffectEvent(() => {
    const [low = ends[0], high = ends[1]] = [...(thumbs.current?.children ?? [])].map((input) =>
      input instanceof HTMLInputElement ? Number(input.value) : undefined,
    )
    if (low !== ends[0] || high !== ends[1])
      onMove(moveEnd('high', high, moveEnd('low', low, ends, scale), scale))
  })
  // Thumbs moved before hydration.
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

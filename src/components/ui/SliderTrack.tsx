import type { ComponentProps, CSSProperties, Ref } from 'react'
import { t } from '@/lib/words'
import { type Ends, moveEnd, type Scale, shareOf } from './sliderEnds'

export interface TrackProps {
  label: string
  scale: Scale
  ends: Ends
  onMove?: (ends: Ends) => void
  /** Text of a position, e.g. `$12,500`. */
  valueText: (at: number) => string
  thumb?: (end: 'low' | 'high') => ComponentProps<'input'>
  ref?: Ref<HTMLDivElement>
}

export function SliderTrack({ label, scale, ends, onMove, valueText, thumb, ref }: TrackProps) {
  const input = (end: 'low' | 'high', at: number) => (
    <input
      type="range"
      aria-label={t(end === 'low' ? 'Lowest {what}' : 'Highest {what}', { what: label.toLowerCase() })}
      aria-valuetext={valueText(at)}
      {...scale}
      value={at}
      onChange={({ currentTarget }) => onMove?.(moveEnd(end, Number(currentTarget.value), ends, scale))}
      {...thumb?.(end)}
    />
  )
  const track: CSSProperties & Record<'--lo' | '--hi', number> = {
    '--lo': shareOf(ends[0], scale),
    '--hi': shareOf(ends[1], scale),
  }
  return (
    <div className="range__track" style={track} ref={ref}>
      {input('low', ends[0])}
      {input('high', ends[1])}
    </div>
  )
}

'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { takenEnds } from './sliderEnds'
import { SliderTrack, type TrackProps } from './SliderTrack'

export function Slider(props: TrackProps) {
  const { scale, ends, onMove } = props
  const thumbs = useRef<HTMLDivElement>(null)
  const takeOver = useEffectEvent(() => {
    const inputs = [...(thumbs.current?.querySelectorAll('input') ?? [])]
    const [low = ends[0], high = ends[1]] = inputs.map(({ value }) => Number(value))
    if (low !== ends[0] || high !== ends[1])
      onMove?.(takenEnds([low, high], document.activeElement === inputs[0] ? 'low' : 'high', scale))
  })
  // Thumbs moved before hydration.
  useEffect(() => takeOver(), [])
  return <SliderTrack {...props} ref={thumbs} />
}

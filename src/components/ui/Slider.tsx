'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { moveEnd } from './sliderEnds'
import { SliderTrack, type TrackProps } from './SliderTrack'

export function Slider(props: TrackProps) {
  const { scale, ends, onMove } = props
  const thumbs = useRef<HTMLDivElement>(null)
  const takeOver = useEffectEvent(() => {
    const [low = ends[0], high = ends[1]] = [...(thumbs.current?.children ?? [])].map((input) =>
      input instanceof HTMLInputElement ? Number(input.value) : undefined,
    )
    if (low !== ends[0] || high !== ends[1])
      onMove?.(moveEnd('high', high, moveEnd('low', low, ends, scale), scale))
  })
  // Thumbs moved before hydration.
  useEffect(() => takeOver(), [])
  return <SliderTrack {...props} ref={thumbs} />
}

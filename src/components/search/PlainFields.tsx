import 'server-only'
import { renderStatic } from '@/components/ui/renderStatic'
import { SliderTrack } from '@/components/ui/SliderTrack'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { postcodeWords } from '@/core/dealer/country/postcodeForm'
import type { SearchRange } from '@/search/list/state'
import { LateNear, LateRange } from './LateFields'
import { NearBoxes, type NearProps } from './NearBoxes'
import { type RangeProps, trackOf } from './range'
import { RangeBoxes } from './RangeBoxes'
import { ticksOf } from './rangeMath'

interface Props {
  range: RangeProps
  value: SearchRange
}

export function PlainRange({ range, value }: Props) {
  const html = renderStatic(
    <div className="range">
      <SliderTrack {...trackOf(range, ticksOf(range.kind, range.bounds), value)} />
      <RangeBoxes {...range} value={value} />
    </div>,
  )
  return (
    <LateRange {...range}>
      <StaticHtml className="static-html" html={html} />
    </LateRange>
  )
}

export function PlainNear(near: NearProps) {
  return (
    <LateNear {...near}>
      <StaticHtml
        className="static-html"
        html={renderStatic(
          <NearBoxes {...near} wrong={near.unknown ? postcodeWords(near.postcode) : null} />,
        )}
      />
    </LateNear>
  )
}

import type { ComponentType } from 'react'
import type { Ends } from '@/components/ui/sliderEnds'
import { SliderTrack, type TrackProps } from '@/components/ui/SliderTrack'
import { t } from '@/lib/words'
import { formatMoney } from '@/core/money/format'
import { endsText, PRICE_SCALE } from './priceScale'

interface Props {
  ends: Ends
  onMove?: (ends: Ends) => void
  /** Draws the track; plain HTML by default. */
  slider?: ComponentType<TrackProps>
}

/** Both thumbs are form fields. The hidden scale lets the form reader drop an end at its limit. */
export function PriceSlider({ ends, onMove, slider: Track = SliderTrack }: Props) {
  return (
    <fieldset className="range pslide">
      <legend>
        {t('Price')} <span>{endsText(ends)}</span>
      </legend>
      <Track
        label={t('Price')}
        scale={PRICE_SCALE}
        ends={ends}
        onMove={onMove}
        valueText={formatMoney}
        thumb={(end) => ({ name: end === 'low' ? 'min[price]' : 'max[price]' })}
      />
      <input type="hidden" name="scale[price]" value={`${PRICE_SCALE.min}:${PRICE_SCALE.max}`} />
    </fieldset>
  )
}

import type { CSSProperties } from 'react'
import { formatMoney } from '@/domain/format'
import { PRICE_SCALE } from './priceEnds'

const track: CSSProperties & Record<'--lo' | '--hi', number> = { '--lo': 0, '--hi': 1 }
const { min, max, step } = PRICE_SCALE

/** Two ends of one price: plain fields of the form around them, kept apart by `behaviour/finder`. */
export function PriceSlider() {
  const end = (name: 'min' | 'max', label: string, at: number) => (
    <input
      type="range"
      name={`${name}[price]`}
      aria-label={label}
      aria-valuetext={formatMoney(at)}
      min={min}
      max={max}
      step={step}
      defaultValue={at}
      data-end={name}
    />
  )
  return (
    <fieldset className="range pslide" style={track}>
      <legend>
        Price <span data-ends-text="">any</span>
      </legend>
      <div className="range__track">
        {end('min', 'Lowest price', min)}
        {end('max', 'Highest price', max)}
      </div>
      <input type="hidden" name="scale[price]" value={`${min}:${max}`} />
    </fieldset>
  )
}

/** The finder's fields: rendered on the server as plain HTML, and in the browser by the live finder. */
import type { ComponentType, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import type { Ends } from '@/components/ui/sliderEnds'
import type { TrackProps } from '@/components/ui/SliderTrack'
import { t } from '@/lib/words'
import { PlainSelect, type SelectField, type SelectProps } from './PlainSelect'
import { PriceSlider } from './PriceSlider'
import { PRICE_SCALE } from './priceScale'
import { grouped } from '@/lib/figures'

export interface FinderChoice {
  label: string
  /** `car_type=used`; empty for all. */
  query?: string | null
}

export type FinderField = SelectField | { kind: 'price' }

export interface FinderProps {
  choices: readonly FinderChoice[]
  fields: readonly FinderField[]
  total: number
  noun: string
  heading?: string
}

const valueOf = ({ query }: FinderChoice): string => (query ?? '').split('=').slice(1).join('=')

const groupOf = (choices: readonly FinderChoice[]): string =>
  choices.find((choice) => choice.query)?.query?.split('=')[0] ?? 'car_type'

interface Props extends FinderProps {
  pairs?: readonly [string, string][]
  ends?: Ends
  onMove?: (ends: Ends) => void
  slider?: ComponentType<TrackProps>
  select?: ComponentType<SelectProps>
  /** The number of cars; with `moves` the animated one, which screen readers ignore. */
  figure?: (moves: boolean) => ReactNode
}

const WHOLE: Ends = [PRICE_SCALE.min, PRICE_SCALE.max]

export function FinderFields({
  choices,
  fields,
  total,
  noun,
  heading,
  pairs = [],
  ends = WHOLE,
  onMove,
  slider,
  select: Choice = PlainSelect,
  figure,
}: Props) {
  const group = groupOf(choices)
  const count = figure ?? (() => grouped(total))
  return (
    <>
      <h2 className={heading ? 'finder__title' : 'sr'}>{heading || t('Search stock')}</h2>
      {choices.length > 1 && (
        <fieldset className="finder__type">
          <legend className="sr">{t('Condition')}</legend>
          {choices.map((choice, index) => (
            <label key={choice.label}>
              <input type="radio" name={group} value={valueOf(choice)} defaultChecked={index === 0} />
              <span>{choice.label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="finder__fields">
        {fields.map((field) =>
          field.kind === 'price' ? (
            <PriceSlider key="price" {...{ ends, onMove, slider }} />
          ) : (
            <Choice key={field.name} field={field} pairs={pairs} />
          ),
        )}
      </div>
      <button className="btn btn--brand finder__go" type="submit">
        <Icon name="search" />
        <span className="given" aria-hidden="true">
          {t('Show Me')} <b>{count(true)}</b> {noun}
        </span>
        <span className="sr" aria-live="polite">
          {t('Show me')} {count(false)} {noun}
        </span>
      </button>
    </>
  )
}

'use client'
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { foldEntries } from '@/domain/listState/formEntries'
import { Icon } from '@/components/ui/Icon'
import type { Ends } from '@/components/ui/sliderEnds'
import { writeQuery } from '@/domain/listState/href'
import { FinderSelect, type SelectField } from './FinderSelect'
import { PriceSlider } from './PriceSlider'
import { PRICE_SCALE } from './priceScale'

const loadFigure = () => import('./CountFigure')
const CountFigure = lazy(loadFigure)

export interface FinderChoice {
  label: string
  /** `car_type=used`; empty for all. */
  query?: string | null
}

export type FinderField = SelectField | { kind: 'price' }

interface Props {
  choices: readonly FinderChoice[]
  fields: readonly FinderField[]
  total: number
  noun: string
  heading?: string
}

const valueOf = ({ query }: FinderChoice): string => (query ?? '').split('=').slice(1).join('=')

const pairsOf = (form: HTMLFormElement | null): [string, string][] =>
  foldEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** A plain form to the stock list that works without scripts; scripts update the count and the models. */
export function Finder({ choices, fields, total, noun, heading }: Props) {
  const form = useRef<HTMLFormElement>(null)
  /** Form values as query pairs; null until the shopper fills in something. */
  const [pairs, setPairs] = useState<[string, string][] | null>(null)
  const [ends, setEnds] = useState<Ends>([PRICE_SCALE.min, PRICE_SCALE.max])
  const group = choices.find((choice) => choice.query)?.query?.split('=')[0] ?? 'car_type'

  const read = () =>
    setPairs((before) => (pairsOf(form.current).length || before ? pairsOf(form.current) : null))
  const onDrawn = useEffectEvent(read)
  // Also reads what the shopper entered before hydration.
  useEffect(() => onDrawn(), [ends])

  const onChange = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLSelectElement || target instanceof HTMLInputElement)) return
    // Slider values are read in the effect above, after React has drawn them.
    if (target.type === 'range') return
    const model = target.name === 'make' && form.current?.elements.namedItem('model')
    if (model instanceof HTMLSelectElement) model.value = ''
    read()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const query = writeQuery(pairsOf(form.current))
    location.assign(query ? `/search?${query}` : '/search')
  }
  const count = total.toLocaleString('en-AU')
  const figure = (moves: boolean) =>
    pairs ? (
      <Suspense fallback={count}>
        <CountFigure query={writeQuery(pairs)} total={total} moves={moves} />
      </Suspense>
    ) : (
      count
    )
  return (
    <form
      className="finder"
      action="/search"
      ref={form}
      onChange={onChange}
      onSubmit={onSubmit}
      onPointerEnter={() => void loadFigure()}
      onFocus={() => void loadFigure()}
    >
      <h2 className={heading ? 'finder__title' : 'sr'}>{heading || 'Search stock'}</h2>
      {choices.length > 1 && (
        <fieldset className="finder__type">
          <legend className="sr">Condition</legend>
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
            <PriceSlider key="price" ends={ends} onMove={setEnds} />
          ) : (
            <FinderSelect key={field.name} field={field} pairs={pairs ?? []} />
          ),
        )}
      </div>
      <button className="btn btn--brand finder__go" type="submit">
        <Icon name="search" />
        <span aria-hidden="true">
          Show Me <b>{figure(true)}</b> {noun}
        </span>
        <span className="sr" aria-live="polite">
          Show me {figure(false)} {noun}
        </span>
      </button>
    </form>
  )
}

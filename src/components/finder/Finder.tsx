'use client'
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazyPart'
import { foldEntries } from '@/search/list/formEntries'
import { Slider } from '@/components/ui/Slider'
import type { Ends } from '@/components/ui/sliderEnds'
import { writeQuery } from '@/search/list/href'
import { FinderFields, type FinderProps } from './FinderFields'
import { PRICE_SCALE } from './priceScale'
import { Select } from '@/components/ui/Select'
import { optionsOf, type SelectProps } from './PlainSelect'
import { grouped } from '@/lib/figures'

const ModelOptions = lazyPart(
  () => import('./ModelOptions'),
  ({ children }) => children,
)

const ofModels = (pairs: SelectProps['pairs']) =>
  pairs.filter(([name]) => name !== 'model' && !name.startsWith('range'))

function FinderSelect({ field, pairs }: SelectProps) {
  const { name, label } = field
  const isNarrowed = name === 'model' && pairs.some(([other]) => other === 'make')
  const [any, ...rest] = optionsOf(field)
  return (
    <Select id={`f-${name}`} name={name} label={label}>
      {any}
      {isNarrowed ? (
        <Suspense fallback={rest}>
          <ModelOptions
            query={writeQuery(ofModels(pairs))}
            chosen={pairs.find(([other]) => other === name)?.[1]}
          >
            {rest}
          </ModelOptions>
        </Suspense>
      ) : (
        rest
      )}
    </Select>
  )
}

const loadFigure = () => import('./CountFigure')
const CountFigure = lazyPart(loadFigure)

const pairsOf = (form: HTMLFormElement | null): [string, string][] =>
  foldEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )

/** A plain form to the stock list that works without scripts; scripts update the count and the models. */
export function Finder(finder: FinderProps) {
  const { total } = finder
  const form = useRef<HTMLFormElement>(null)
  /** Form values as query pairs; null until the shopper changes something. */
  const [pairs, setPairs] = useState<[string, string][] | null>(null)
  const [ends, setEnds] = useState<Ends>([PRICE_SCALE.min, PRICE_SCALE.max])

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
  const count = grouped(total)
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
      <FinderFields
        {...finder}
        pairs={pairs ?? []}
        ends={ends}
        onMove={setEnds}
        slider={Slider}
        select={FinderSelect}
        figure={figure}
      />
    </form>
  )
}

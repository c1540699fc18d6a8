import { Icon } from '@/components/ui/Icon'
import { Select } from '@/components/ui/Select'
import { formatNumber } from '@/domain/format'
import { PriceSlider } from './PriceSlider'

export interface FinderChoice {
  label: string
  /** `car_type=used`; empty for all. */
  query?: string | null
}

/** A choice among values, or the slider of prices. */
export type FinderField = FinderSelect | { kind: 'price' }

export interface FinderSelect {
  kind: 'select'
  name: string
  label: string
  options: { value: string; label: string }[]
}

interface Props {
  choices: readonly FinderChoice[]
  fields: readonly FinderField[]
  total: number
  noun: string
  heading?: string
}

const valueOf = ({ query }: FinderChoice): string => (query ?? '').split('=').slice(1).join('=')

/** A plain form to the stock list, so it works as it stands; `behaviour/finder` keeps the count on its button alive. */
export function Finder({ choices, fields, total, noun, heading }: Props) {
  const group = choices.find((choice) => choice.query)?.query?.split('=')[0] ?? 'car_type'
  return (
    <form className="finder" action="/search" data-finder="">
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
            <PriceSlider key="price" />
          ) : (
            <Select
              key={field.name}
              id={`f-${field.name}`}
              name={field.name}
              label={field.label}
              options={field.options}
            />
          ),
        )}
      </div>
      <button className="btn btn--brand finder__go" type="submit">
        <Icon name="search" />
        <span aria-hidden="true">
          Show Me <b data-count="">{formatNumber(total)}</b> {noun}
        </span>
        <span className="sr" aria-live="polite">
          Show me <span data-count-said="">{formatNumber(total)}</span> {noun}
        </span>
      </button>
    </form>
  )
}

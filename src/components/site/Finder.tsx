import { Icon } from '@/components/ui/Icon'
import { Select } from '@/components/ui/Select'

export interface FinderChoice {
  label: string
  /** `car_type=used`; empty for all. */
  query: string
}

export interface FinderField {
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

const valueOf = (query: string): string => query.split('=').slice(1).join('=')

/** A plain form to the stock list, so it works as it stands; `behaviour/finder` keeps the count on its button alive. */
export function Finder({ choices, fields, total, noun, heading }: Props) {
  const group = choices.find((choice) => choice.query)?.query.split('=')[0] ?? 'car_type'
  return (
    <form className="finder" action="/search" data-finder="">
      <h2 className={heading ? 'finder__title' : 'sr'}>{heading || 'Search stock'}</h2>
      {choices.length > 1 && (
        <fieldset className="finder__type">
          <legend className="sr">Condition</legend>
          {choices.map((choice, index) => (
            <label key={choice.label}>
              <input type="radio" name={group} value={valueOf(choice.query)} defaultChecked={index === 0} />
              <span>{choice.label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="finder__fields">
        {fields.map((field) => (
          <Select key={field.name} id={`f-${field.name.replace(/\W/g, '-')}`} {...field} />
        ))}
      </div>
      <button className="btn btn--brand finder__go" type="submit">
        <Icon name="search" />
        <span aria-live="polite">
          Show <b data-count="">{total}</b> {noun}
        </span>
      </button>
    </form>
  )
}

import { type Favourite, writeList } from '@/components/car/garage'
import type { SavedCard } from '@/components/car/savedCard'
import { carHref } from '@/domain/car/text'
import { dropSaved, type SavedSearch } from '@/components/search/savedSearches'
import { Icon } from '@/components/ui/Icon'
import { FREQUENCY_WORDS } from '@/domain/alerts/frequency'
import { compareHref } from '@/domain/compare/comparePath'
import { GarageRow } from './GarageRow'

interface CompareProps {
  noun: string
  cars: readonly Favourite[]
  cards: ReadonlyMap<string, SavedCard>
}

export function ToCompare({ noun, cars, cards }: CompareProps) {
  return (
    <section className="vsec" aria-labelledby="compare">
      <div className="headrow">
        <h2 id="compare">To compare</h2>
        <div className="row">
          <a className="btn btn--line" href={compareHref(cars.map(({ slug }) => slug))}>
            <Icon name="scales" />
            {cars.length > 1 ? `Compare these ${cars.length}` : 'Compare with another'}
          </a>
          <button className="textbtn" type="button" onClick={() => writeList('compare', [])}>
            Clear all
            <span className="sr"> {noun} to compare</span>
          </button>
        </div>
      </div>
      <ul className="items">
        {cars.map((car) => (
          <GarageRow
            key={car.id}
            name={car.name}
            href={carHref(car)}
            mark={cards.get(car.slug)?.price_text ?? ''}
            dropLabel={`Take ${car.name} out of the comparison`}
            onDrop={() =>
              writeList(
                'compare',
                cars.filter(({ id }) => id !== car.id),
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

export function SavedSearches({ searches }: { searches: readonly SavedSearch[] }) {
  return (
    <section className="vsec" aria-labelledby="searches">
      <h2 id="searches">Saved searches</h2>
      <ul className="items">
        {searches.map(({ path, name, frequency }) => (
          <GarageRow
            key={path}
            name={name}
            href={path}
            mark={FREQUENCY_WORDS[frequency].label}
            dropLabel={`Take ${name} off this list`}
            onDrop={() => dropSaved(path)}
          />
        ))}
      </ul>
      <p className="fineprint">
        Emails go on after a search leaves this list: each of them has a link that stops it.
      </p>
    </section>
  )
}

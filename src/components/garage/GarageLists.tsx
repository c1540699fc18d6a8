import { type Favourite, writeList } from '@/components/car/garage'
import type { SavedCard } from '@/components/car/savedCard'
import { carHref } from '@/core/car/text'
import { dropSaved, type SavedSearch } from '@/components/search/savedSearches'
import { Icon } from '@/components/ui/Icon'
import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { compareHref } from '@/features/compare/comparePath.rules'
import { t } from '@/lib/words'
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
        <h2 id="compare">{t('To compare')}</h2>
        <div className="row">
          <a className="btn btn--line" href={compareHref(cars.map(({ slug }) => slug))}>
            <Icon name="scales" />
            {cars.length > 1 ? t('Compare these {cars}', { cars: cars.length }) : t('Compare with another')}
          </a>
          <button className="textbtn" type="button" onClick={() => writeList('compare', [])}>
            {t('Clear all')}
            <span className="sr"> {t('{noun} to compare', { noun })}</span>
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
            picture={car.primary_image_url}
            dropLabel={t('Take {name} out of the comparison', { name: car.name })}
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
      <h2 id="searches">{t('Saved searches')}</h2>
      <ul className="items">
        {searches.map(({ path, name, frequency }) => (
          <GarageRow
            key={path}
            name={name}
            href={path}
            mark={t(FREQUENCY_WORDS[frequency].label)}
            dropLabel={t('Take {name} off this list', { name })}
            onDrop={() => dropSaved(path)}
          />
        ))}
      </ul>
      <p className="fineprint">
        {t('Emails go on after a search leaves this list: each of them has a link that stops it.')}
      </p>
    </section>
  )
}

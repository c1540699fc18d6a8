import { type Favourite, writeList } from '@/components/car/garage'
import type { SavedCard } from '@/components/car/savedCard'
import { StaticHtmlPart } from '@/components/ui/StaticHtmlPart'
import { carHref } from '@/core/car/text'
import type { PriceChange } from '@/features/accounts/priceChange.rules'
import { t } from '@/lib/words'
import { ChooseTogether } from './ChooseTogether'
import { GarageRow } from './GarageRow'
import { PriceChangeText } from './PriceChangeText'

const AT_MOST_WAITING = 6

function Waiting() {
  return (
    <article className="card skel" aria-hidden="true">
      <div className="card__media">
        <div className="card__pic" />
      </div>
      <div className="card__body">
        <i />
        <i />
        <i />
      </div>
    </article>
  )
}

interface Props {
  noun: string
  isShared: boolean
  cars: readonly Favourite[]
  cards: ReadonlyMap<string, SavedCard>
  changes: ReadonlyMap<string, PriceChange>
  isLoading: boolean
}

export function SavedCars({ noun, isShared, cars, cards, changes, isLoading }: Props) {
  const drop = (id: string) =>
    writeList(
      'favourites',
      cars.filter((car) => car.id !== id),
    )
  const cardOf = (car: Favourite) => {
    const card = cards.get(car.slug)
    if (card)
      return (
        <div key={car.id} className="watched">
          <StaticHtmlPart attributes={{ className: 'static-html' }} markup={card.html} />
          {changes.has(car.id) && (
            <div className="watched__foot">
              <PriceChangeText change={changes.get(car.id) ?? null} />
            </div>
          )}
        </div>
      )
    return (
      <GarageRow
        key={car.id}
        name={car.name}
        href={carHref(car)}
        mark=""
        dropLabel={t('Remove {name}', { name: car.name })}
        onDrop={() => drop(car.id)}
      />
    )
  }
  return (
    <section className="vsec" aria-labelledby="saved">
      <div className="headrow">
        <h2 id="saved">{t('Saved {noun}', { noun })}</h2>
        <div className="row">
          {isShared && <ChooseTogether slugs={cars.map(({ slug }) => slug)} />}
          <button className="textbtn" type="button" onClick={() => writeList('favourites', [])}>
            {t('Clear all')}
            <span className="sr"> {t('saved {noun}', { noun })}</span>
          </button>
        </div>
      </div>
      <div className="grid">
        {isLoading ? cars.slice(0, AT_MOST_WAITING).map(({ id }) => <Waiting key={id} />) : cars.map(cardOf)}
      </div>
    </section>
  )
}

import { CarPicture } from '@/components/car/CarPicture'
import { carFacts } from '@/components/car/SaveControls'
import { carAlt, carHref, carImages, carTitle } from '@/core/car/text'
import { Icon } from '@/components/ui/Icon'
import { Unbroken } from '@/components/ui/Unbroken'
import { isSold } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { shortPrice } from '@/core/car/price'
import { winsOf } from '@/features/compare/better.rules'
import type { CompareGroup } from '@/features/compare/compareCars.rules'
import { COMPARE_LIMIT, compareHref } from '@/features/compare/comparePath.rules'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'
import { t } from '@/lib/words'

const SIZES = '(min-width: 1024px) 400px, 46vw'
const WIDTHS = [320, 480, 640, 960] as const
/** In the head, which stays in sight. */
const SMALL = [160] as const

/** A phone shows the first two columns until the shopper chooses others. */
export const columnClass = (index: number): string | undefined => (index < 2 ? 'is-on' : undefined)

function Column({ data, car, index }: { data: CompareData; car: Car; index: number }) {
  const { site, cars, differencesOnly, isExample } = data
  const [picture] = carImages(car)
  const rest = cars.filter(({ id }) => id !== car.id).map(({ slug }) => slug)
  return (
    <th
      role="columnheader"
      scope="col"
      data-c={index}
      className={columnClass(index)}
      data-status={isSold(car) ? 'sold' : car.status}
      data-facts={isExample ? undefined : carFacts(car)}
    >
      <div className="cmp__car">
        <div className="cmp__pic fills">
          {picture && <CarPicture url={picture.url} alt="" sizes="72px" widths={SMALL} eager />}
        </div>
        <a href={carHref(car)}>
          <Unbroken text={carTitle(car)} />
        </a>
        <span className="cmp__price">{shortPrice(car, site.config)}</span>
        {!isExample && (
          <a
            className="icon-btn cmp__x"
            href={compareHref(rest, differencesOnly)}
            aria-label={t('Remove {carTitle}', { carTitle: carTitle(car) })}
            data-compare-drop={car.id}
          >
            <Icon name="close" />
          </a>
        )}
      </div>
    </th>
  )
}

declare module 'react' {
  interface CSSProperties {
    '--columns'?: number
  }
}

const WINS = 2

interface PicturesProps {
  data: CompareData
  groups: readonly CompareGroup[]
  free: boolean
}

/** Above the table, in its columns; they scroll away, and the head below them stays. */
export function ComparePictures({ data: { cars, isExample }, groups, free }: PicturesProps) {
  const rows = groups.flatMap((group) => group.rows)
  return (
    <div className="cmppics" data-cars={cars.length} style={{ '--columns': cars.length }}>
      {cars.map((car, index) => {
        const [picture] = carImages(car)
        return (
          <div
            key={car.id}
            className={['cmppics__one fills', columnClass(index)].filter(Boolean).join(' ')}
            data-c={index}
            data-status={isSold(car) ? 'sold' : car.status}
          >
            {picture && (
              <CarPicture url={picture.url} alt={carAlt(car)} sizes={SIZES} widths={WIDTHS} eager />
            )}
            {isSold(car) && <span className="tag tag--sold">{t('Sold')}</span>}
            <ul className="cmppics__won">
              {winsOf(rows, index, WINS).map((won) => (
                <li key={won} className="cmp__best">
                  {t(won)}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {free && (
        <a className="cmp__add" href="/search" data-compare-keep={isExample ? undefined : ''}>
          <Icon name="plus" />
          {t('Add another')}
          <span>{t('{count} fit side by side', { count: COMPARE_LIMIT })}</span>
        </a>
      )}
    </div>
  )
}

const FreeHead = () => <th role="columnheader" scope="col" className="is-free" />

export function CompareHead({ data, free }: { data: CompareData; free: boolean }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          <span className="sr">{t('Fact')}</span>
        </th>
        {data.cars.map((car, index) => (
          <Column key={car.id} data={data} car={car} index={index} />
        ))}
        {free && <FreeHead />}
      </tr>
    </thead>
  )
}

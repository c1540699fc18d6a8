import { CarPicture } from '@/components/car/CarPicture'
import { Picture } from '@/components/ui/Picture'
import { carAlt, carHref, carImages, carTitle } from '@/core/car/text'
import { formatNumber } from '@/core/money/format'
import type { Car } from '@/core/car/car'
import { fullyTowed } from '@/features/towing/towing.rules'
import type { TowView } from '@/features/towing/towView.rules'
import { t } from '@/lib/words'

/** Where a sent form leads. */
export const TOW_ANSWER = 'tow-answer'

const SIZES = '(min-width: 1280px) 640px, (min-width: 1024px) 50vw, 88vw'
const kg = (mass: number): string => t('{number} kg', { number: formatNumber(mass) })

export interface PictureOf {
  url: string
  alt: string
}

function Pictured({ car }: { car: Car }) {
  const [first] = carImages(car)
  return (
    first && (
      <a className="tow__pic fills" href={carHref(car)}>
        <CarPicture url={first.url} alt={first.alt ?? carAlt(car)} sizes={SIZES} priority />
      </a>
    )
  )
}

/** What is counted, and under which limit, in one sentence. */
function sentence({ by, name, limit, van }: TowView): string {
  if (by === 'van')
    return van
      ? t('of ours pull the {name}, loaded to its full {kg}.', {
          name: carTitle(van.car),
          kg: kg(van.tow.atm),
        })
      : ''
  return name
    ? t('may be loaded to the full behind a {name}, up to {kg}.', { name, kg: kg(limit ?? 0) })
    : t('may be loaded to the full behind yours, up to {kg}.', { kg: kg(limit ?? 0) })
}

/** How many fit; without a car to measure against, what there is to tow. */
export function TowAnswer({ view, picture }: { view: TowView; picture: PictureOf | null }) {
  const { fits, limit, van, known, towed, note, isExample } = view
  const isChosen = fits !== null
  const shown = view.by === 'van' ? van?.car : isExample && picture ? null : known?.car
  const masses = towed.map(({ tow }) => tow.atm)
  return (
    <>
      <div className="tow__said" id={TOW_ANSWER} tabIndex={-1}>
        {note && <p className="tow__note">{t(note)}</p>}
        {isChosen ? (
          <>
            <p className="tow__count">
              <b>{formatNumber(fullyTowed(fits))}</b>{' '}
              <span>{t('of {total}', { total: formatNumber(fits.length) })}</span>
            </p>
            <p>{sentence(view)}</p>
          </>
        ) : (
          <>
            <p className="tow__count">
              <b>{formatNumber(towed.length)}</b>
            </p>
            <p>
              {t('here to tow, from {low} to {high} when full.', {
                low: formatNumber(Math.min(...masses)),
                high: kg(Math.max(...masses)),
              })}
            </p>
          </>
        )}
        {isChosen && fits.length > 0 && fullyTowed(fits) === 0 && limit !== null && (
          <p>{t('The lightest weighs {kg} when full.', { kg: kg(Math.min(...masses)) })}</p>
        )}
      </div>
      {shown && <Pictured car={shown} />}
      {!shown && picture && (
        <div className="tow__pic fills">
          <Picture {...picture} width={1200} height={750} sizes={SIZES} priority />
        </div>
      )}
    </>
  )
}

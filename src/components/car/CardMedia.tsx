import type { ReactNode } from 'react'
import type { Car } from '@/core/car/car'
import type { Tag } from '@/core/car/tags'
import { carAlt, carFormHref, carImages, carTitle } from '@/core/car/text'
import { CarPicture } from './CarPicture'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { FavouriteButton } from './SaveControls'
import { TagBadge } from './TagBadge'

interface Props {
  car: Car
  tag: Tag | null
  second: Tag | null
  favourite: boolean
  askForPhotos: boolean
  eager?: boolean
  priority?: boolean
  partner?: ReactNode
}

function NoPicture({ car, ask }: { car: Car; ask: boolean }) {
  return (
    <div className="card__pic is-empty">
      <Icon name="camera" />
      <span>{t('Photos coming')}</span>
      {ask && (
        <a className="link" href={carFormHref(car, 'photos')} data-ask>
          {t('Request photos')}
        </a>
      )}
    </div>
  )
}

export function CardMedia({ car, tag, second, favourite, askForPhotos, eager, priority, partner }: Props) {
  const images = carImages(car)
  const [first] = images
  const count = Math.max(images.length, car.photos_count ?? 0)
  return (
    <div className={images.length > 1 ? 'card__media is-strip' : 'card__media'}>
      {first ? (
        <div className="card__pic fills">
          <CarPicture url={first.url} alt={first.alt ?? carAlt(car)} eager={eager} priority={priority} />
        </div>
      ) : (
        <NoPicture car={car} ask={askForPhotos} />
      )}
      {tag && <TagBadge tag={tag} />}
      {second && <TagBadge tag={second} />}
      {first && (
        <span className="shots">
          <Icon name="camera" />
          {count}
          <span className="sr"> {t(count === 1 ? 'photo' : 'photos')}</span>
        </span>
      )}
      {partner}
      {favourite && <FavouriteButton name={carTitle(car)} />}
    </div>
  )
}

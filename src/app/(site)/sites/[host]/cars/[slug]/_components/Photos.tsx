import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { carFormHref } from '@/core/car/text'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { Gallery } from './Gallery'
import type { Shot } from './shot'

const galleryIcons = {
  all: <Icon name="images" />,
  previous: <Icon name="prev" />,
  next: <Icon name="next" />,
  close: <Icon name="close" />,
}

function NoPhotos({ car, ask }: { car: Car; ask: boolean }) {
  return (
    <section className="gal" aria-label={t('Photos')}>
      <div className="gal__main gal__none">
        <Icon name="camera" />
        <p>{t('Photos coming')}</p>
        {ask && (
          <a className="link" href={carFormHref(car, 'photos')} data-ask>
            {t('Request photos')}
          </a>
        )}
      </div>
    </section>
  )
}

type Layout = TenantConfig['layout']['gallery']
/** A mosaic has two small pictures beside the first. */
const THUMBS: Record<Layout, number> = { strip: 5, wide: 5, mosaic: 3 }

interface Props {
  car: Car
  shots: readonly Shot[]
  layout: Layout
  ask: boolean
}

export const Photos = ({ car, shots, layout, ask }: Props) =>
  shots.length ? (
    <Gallery shots={shots} thumbs={THUMBS[layout]} icons={galleryIcons} />
  ) : (
    <NoPhotos car={car} ask={ask} />
  )

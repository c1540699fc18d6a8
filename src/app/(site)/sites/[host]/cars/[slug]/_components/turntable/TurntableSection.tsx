import { CarPicture } from '@/components/car/CarPicture'
import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { carTitle } from '@/core/car/text'
import { turntableFrames } from '@/core/car/turntable'
import { t } from '@/lib/words'
import type { Shot } from '@/app/(site)/sites/[host]/cars/[slug]/_components/shot'
import { TurntableStart } from './TurntableStart'

export function TurntableSection({ car, first }: { car: Car; first: Shot | undefined }) {
  const frames = turntableFrames(car.images)
  if (!frames.length) return null
  return (
    <section className="vsec" id="turntable">
      <h3>{t('All around')}</h3>
      <TurntableStart frames={frames} title={carTitle(car)}>
        {first && <CarPicture url={first.url} alt="" sizes="(min-width: 1024px) 60vw, 100vw" />}
        <span className="film__play">
          <Icon name="refresh" />
          {t('Turn it around')}
        </span>
      </TurntableStart>
    </section>
  )
}

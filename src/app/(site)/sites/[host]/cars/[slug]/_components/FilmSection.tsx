import { CarPicture } from '@/components/car/CarPicture'
import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { carTitle } from '@/core/car/text'
import { walkaroundOf } from '@/core/car/walkaround'
import { t } from '@/lib/words'
import { Film } from './Film'
import type { Shot } from './shot'

export function FilmSection({ car, first }: { car: Car; first: Shot | undefined }) {
  const film = walkaroundOf(car.external_video_url)
  if (!film) return null
  const title = t('Video of the {carTitle}', { carTitle: carTitle(car) })
  return (
    <section className="vsec" id="video">
      <h3>{t('Video')}</h3>
      <Film film={film} title={title}>
        {first && <CarPicture url={first.url} alt="" sizes="(min-width: 1024px) 60vw, 100vw" />}
        <span className="film__play">
          <Icon name="video" />
          {t('Play the video, from {site}', { site: film.site })}
        </span>
      </Film>
    </section>
  )
}

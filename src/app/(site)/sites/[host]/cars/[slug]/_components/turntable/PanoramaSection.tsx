import { Icon } from '@/components/ui/Icon'
import type { Car } from '@/core/car/car'
import { carTitle } from '@/core/car/text'
import { panoramaOf } from '@/core/car/turntable'
import { pictureUrl } from '@/lib/picture'
import { t } from '@/lib/words'

/** The browser itself scrolls it, by finger, wheel or arrow keys; the picture is loaded when it is opened. */
export function PanoramaSection({ car }: { car: Car }) {
  const panorama = panoramaOf(car.images)
  if (!panorama) return null
  const name = t('View from inside the {title}', { title: carTitle(car) })
  return (
    <section className="vsec" id="inside">
      <h3>{t('Inside')}</h3>
      <details className="pano">
        <summary className="btn btn--line">
          <Icon name="images" />
          {t('Look around inside')}
        </summary>
        <div className="pano__strip" role="region" aria-label={name} tabIndex={0}>
          <img src={pictureUrl(panorama.image.url, 1920)} alt={panorama.alt ?? name} loading="lazy" />
        </div>
      </details>
    </section>
  )
}

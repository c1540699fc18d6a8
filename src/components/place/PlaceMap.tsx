import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { MapView } from '@/core/place/views'

interface Props {
  map: MapView
  sizes: string
  className: string
  /** At the top of its page. */
  priority?: boolean
}

/** A real map, or the photo of the location. A location without either has no picture. */
export function PlaceMap({ map, sizes, className, priority }: Props) {
  return (
    <figure className={className} data-kind={map.kind}>
      <Picture url={map.url} alt={map.alt} width={960} height={480} sizes={sizes} priority={priority} />
      {map.kind === 'map' && (
        <span className="pin">
          <Icon name="pin" />
        </span>
      )}
      {map.attribution && <figcaption className="map__source">{map.attribution}</figcaption>}
    </figure>
  )
}

import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Place } from '@/core/place/addresses'
import { OpenNow } from './OpenNow'

interface Props {
  drawing: TenantConfig['pages']['locations']
  places: readonly Place[]
  now: Date
}

declare module 'react' {
  interface CSSProperties {
    '--x'?: number
    '--y'?: number
  }
}

/** In percent: further right there is no room for words beside a pin. */
const TURN = 68

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({ '--x': x, '--y': y })

/** The dealer's own drawing, with its locations or the parts of one as pins. A pin of an unknown location is left out. */
export function DrawnMap({ drawing, places, now }: Props) {
  const spots = drawing.spots.flatMap((spot) => {
    const place = spot.location ? places.find(({ main }) => main.slug === spot.location) : undefined
    return spot.location && !place ? [] : { ...spot, place }
  })
  return (
    <figure className="drawn">
      <Picture
        url={drawing.map}
        width={1360}
        height={640}
        sizes="(min-width: 1024px) 1360px, 100vw"
        priority
      />
      <ol>
        {spots.map(({ place, label, ...spot }) => (
          <li
            key={`${spot.x} ${spot.y}`}
            className="spot"
            style={at(spot)}
            data-turn={spot.x > TURN ? '' : undefined}
          >
            {place ? (
              <span>
                <a href={`/locations/${place.main.slug}`}>{label || place.name}</a>
                <OpenNow location={place.main} now={now} />
              </span>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

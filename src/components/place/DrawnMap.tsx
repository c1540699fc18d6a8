import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { Place } from '@/core/place/addresses'
import { type Drawing, pinsOf } from './pins'

interface Props {
  drawing: Drawing
  places: readonly Place[]
  /** Where the pin of a location leads, and what stands beneath its name. */
  pinOf: (place: Place) => { href: string; note: ReactNode }
  /** At the top of its page. */
  priority?: boolean
  /** In the place of the drawing. */
  picture?: ReactNode
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

/** The dealer's own drawing, with its locations or the parts of one as pins. */
export function DrawnMap({ drawing, places, pinOf, priority, picture }: Props) {
  return (
    <figure className="drawn">
      {picture ?? (
        <Picture
          url={drawing.map}
          width={1360}
          height={640}
          sizes="(min-width: 1024px) 1360px, 100vw"
          priority={priority}
        />
      )}
      <ol>
        {pinsOf(drawing, places).map(({ place, label, ...spot }) => (
          <li
            key={`${spot.x} ${spot.y}`}
            className="spot"
            style={at(spot)}
            data-turn={spot.x > TURN ? '' : undefined}
          >
            {place ? (
              <div>
                <a href={pinOf(place).href}>{label || place.name}</a>
                {pinOf(place).note}
              </div>
            ) : (
              <div>{label}</div>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

import type { Zone } from '@/core/car/markPlaces'
import { CAR_SKETCH, VAN_SKETCH } from './sketches.data'

interface Props {
  isVan: boolean
  /** The places of each mark, in the order of their numbers. */
  marks: readonly (readonly Zone[])[]
  label: string
}

const NEXT = 25

/** From above, its front to the left. Marks in one place stand side by side. */
export function Sketch({ isVan, marks, label }: Props) {
  const { outline, lines, zones } = isVan ? VAN_SKETCH : CAR_SKETCH
  const numbered = marks.flatMap((places, index) => places.map((zone) => ({ zone, number: index + 1 })))
  const marked = [...new Set(numbered.map(({ zone }) => zone))]
  return (
    <svg className="sketch" viewBox="0 0 440 200" role="img" aria-label={label}>
      {outline.map((path) => (
        <path key={path} className="sketch__body" d={path} />
      ))}
      {marked.map((zone) => (
        <path key={zone} className="sketch__zone" d={zones[zone].path} />
      ))}
      <path className="sketch__lines" d={lines} />
      {numbered.map(({ zone, number }, index) => {
        const before = numbered.slice(0, index).filter((one) => one.zone === zone).length
        const [x, y] = zones[zone].at
        return (
          <g
            key={`${zone} ${number}`}
            className="sketch__mark"
            transform={`translate(${x + before * NEXT} ${y})`}
          >
            <circle r="12" />
            <text y="5">{number}</text>
          </g>
        )
      })}
    </svg>
  )
}

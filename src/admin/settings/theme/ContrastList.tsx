'use client'
import { contrastFault, judgePairs, type Judged } from '@/core/dealer/theme/contrastFaults'
import { nearestPassing } from '@/core/dealer/theme/nearest'
import type { ThemeInput } from '@/core/dealer/theme/palette'

interface Props {
  config: ThemeInput
  /** Null where the settings cannot be changed. */
  onTake: ((name: string, colour: string) => void) | null
}

function Fault({ judged, onTake }: { judged: Judged; onTake: Props['onTake'] }) {
  const { front, colours, least } = judged
  const nearest = nearestPassing(colours.front, colours.ground, least)
  return (
    <li>
      <span className="fc-look__swatch" style={{ color: colours.front, background: colours.ground }}>
        Aa
      </span>
      <span>{contrastFault(judged)}</span>
      {onTake && nearest && (
        <button className="fc-btn" type="button" onClick={() => onTake(front, nearest)}>
          Use {nearest}
        </button>
      )}
    </li>
  )
}

/** Which colours have too little contrast with each other; updated while they are typed. */
export function ContrastList({ config, onTake }: Props) {
  const pairs = judgePairs(config)
  const faults = pairs.filter(({ passes }) => !passes)
  if (faults.length === 0) return <p role="status">All {pairs.length} pairs of colours can be read.</p>
  return (
    <div className="fc-alert" role="status">
      <p>
        <b>
          {faults.length} of {pairs.length} pairs of colours cannot be read.
        </b>{' '}
        Changes to the colours are not saved until they can.
      </p>
      <ul className="fc-look__faults">
        {faults.map((judged) => (
          <Fault key={`${judged.front} ${judged.ground}`} judged={judged} onTake={onTake} />
        ))}
      </ul>
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { WheelField } from '@/features/spin/wheelView.rules'

const GROUNDS = ['var(--brand)', 'var(--surface)', 'var(--accent)'] as const

const groundOf = (fields: readonly WheelField[]): string => {
  const width = 360 / fields.length
  const stops = fields.map(({ tone }, n) => `${GROUNDS[tone]} ${n * width}deg ${(n + 1) * width}deg`)
  return `conic-gradient(${stops.join(', ')})`
}

interface Props {
  fields: readonly WheelField[]
  /** Degrees. */
  turn: number
}

/** Decorative: the list of prizes and the result say the same in words. */
export function Wheel({ fields, turn }: Props) {
  const disc: CSSProperties & Record<'--turn', string> = {
    '--turn': `${turn}deg`,
    background: groundOf(fields),
  }
  return (
    <div className="wheel" aria-hidden="true">
      <div className="wheel__disc" data-wheel="" style={disc}>
        {fields.map(({ key, name, angle, tone }) => {
          const place: CSSProperties & Record<'--angle', string> = { '--angle': `${angle}deg` }
          return (
            <span key={key} className="wheel__field" data-tone={tone} style={place}>
              <b>{name}</b>
            </span>
          )
        })}
      </div>
      <span className="wheel__pointer" />
    </div>
  )
}

import type { CSSProperties } from 'react'
import { formatKm } from '@/core/money/format'
import { t } from '@/lib/words'

/** The bar ends here, or at the next hundred of a car that goes further. */
const USUAL_END = 600
const STEP = 100

/** How far it goes on a charge, on a bar with a line at each hundred kilometres. */
export function Reach({ km }: { km: number }) {
  const end = Math.max(USUAL_END, Math.ceil(km / STEP) * STEP)
  const bar: CSSProperties & Record<'--share' | '--step', number> = {
    '--share': km / end,
    '--step': STEP / end,
  }
  return (
    <div className="reach">
      <p>
        <b>{formatKm(km)}</b> {t('on a charge (WLTP)')}
      </p>
      <div className="reach__bar" style={bar} aria-hidden="true" />
      <p className="reach__ends" aria-hidden="true">
        <span>0</span>
        <span>{formatKm(end)}</span>
      </p>
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { Fit } from '@/features/towing/towing.rules'

declare module 'react' {
  interface CSSProperties {
    /** Shares of the bar's length, from 0 to 1. */
    '--tare'?: number
    '--full'?: number
    '--limit'?: number
  }
}

/** Its own weight, what it may carry, and the limit on one scale. The words beside it say the same. */
export function TowBar({ fit: { tow, most } }: { fit: Fit }) {
  const end = Math.max(most, tow.atm) * 1.04
  const style: CSSProperties = {
    '--tare': (tow.tare ?? tow.atm) / end,
    '--full': tow.atm / end,
    '--limit': most / end,
  }
  return <div className="towbar" style={style} aria-hidden="true" />
}

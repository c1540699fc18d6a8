import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'

/** What does not change from screen to screen. */
export interface StageFrame {
  picture: string | null
  side?: ReactNode
}

interface Props extends StageFrame {
  /** A head alone, above the rest of its page. */
  slim?: boolean
  crumbs?: ReactNode
  head: ReactNode
  main?: ReactNode
}

/**
 * The first thing of a shopper's own pages: words, what is asked, the dealer's picture, in one of its layouts (`data-journeys`).
 * Each stands where it stays as soon as it arrives: in the order of a phone, or in a row of its own.
 */
export function Stage({ picture, slim, crumbs, head, main, side }: Props) {
  return (
    <div className={['stage', slim && 'stage--slim', !picture && 'stage--bare'].filter(Boolean).join(' ')}>
      {crumbs && <div className="stage__crumbs">{crumbs}</div>}
      <div className="stage__card">
        <div className="stage__head">{head}</div>
        {main && <div className="stage__main">{main}</div>}
      </div>
      {picture && (
        <div className="stage__pic fills">
          <Picture url={picture} width={1600} height={900} sizes="100vw" priority={!slim} eager />
        </div>
      )}
      {side && <div className="stage__side">{side}</div>}
    </div>
  )
}

import { useMemo } from 'react'
import { ownHold } from './store'

export default function HoldWords({ slug }: { slug: string }) {
  const hold = useMemo(() => ownHold(slug), [slug])
  return (
    hold && (
      <div className="note note--good ownhold" role="status">
        <p>
          <b>You hold this one until {hold.untilText}.</b>{' '}
          <a className="link" href={hold.href}>
            Open your reservation
          </a>
        </p>
      </div>
    )
  )
}

import { useMemo } from 'react'
import { t } from '@/lib/words'
import { ownHold } from './store'

export default function HoldWords({ slug }: { slug: string }) {
  const hold = useMemo(() => ownHold(slug), [slug])
  return (
    hold && (
      <div className="note note--good" role="status">
        <p>
          <b>
            {t(
              hold.waits
                ? 'This one waits for your deposit until {untilText}.'
                : 'You hold this one until {untilText}.',
              { untilText: hold.untilText },
            )}
          </b>{' '}
          <a className="link" href={hold.href}>
            {t('Open your reservation')}
          </a>
        </p>
      </div>
    )
  )
}

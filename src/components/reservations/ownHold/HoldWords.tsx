import { useMemo } from 'react'
import { t } from '@/lib/words'
import { type OwnHold, ownHold } from './store'

const wordsOf = ({ waits, untilText }: OwnHold, isSold: boolean): string => {
  if (isSold) return t('You reserved this one. We are checking whether the sale is yours, and ring you.')
  return waits
    ? t('This one waits for your deposit until {untilText}.', { untilText })
    : t('You hold this one until {untilText}.', { untilText })
}

export default function HoldWords({ slug, isSold }: { slug: string; isSold: boolean }) {
  const hold = useMemo(() => ownHold(slug), [slug])
  return (
    hold && (
      <div className="note note--good" role="status">
        <p>
          <b>{wordsOf(hold, isSold)}</b>{' '}
          <a className="link" href={hold.href}>
            {t('Open your reservation')}
          </a>
        </p>
      </div>
    )
  )
}

'use client'

import { Notice } from '@/components/page/Notice'
import { t } from '@/lib/words'

interface Props {
  reset: () => void
}

/** A server error. The header and footer remain, and a retry may be enough. */
export default function SiteError({ reset }: Props) {
  return (
    <Notice
      title={t('This page did not load.')}
      text={t('The fault is ours. Try again, or go to the stock list.')}
    >
      <button className="btn btn--brand" type="button" onClick={reset}>
        {t('Try again')}
      </button>
      <a className="btn btn--line" href="/search">
        {t('All stock')}
      </a>
    </Notice>
  )
}

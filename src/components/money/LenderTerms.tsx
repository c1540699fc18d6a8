'use client'
import { useState } from 'react'
import { isRecord } from '@/lib/isRecord'
import { t } from '@/lib/words'

interface Props {
  slug: string
  /** Key of the lender's data. */
  provider: string
  /** The dealer's terms, where the lender sends none. */
  usual: string
}

type Reading = { state: 'closed' | 'loading' | 'failed' } | { state: 'read'; text: string }

const disclaimerIn = (body: unknown, provider: string): string | null => {
  const lenders = isRecord(body) && isRecord(body.finance_lenders) ? body.finance_lenders : {}
  const lender = lenders[provider]
  return isRecord(lender) && typeof lender.disclaimer === 'string' ? lender.disclaimer : null
}

const WAIT_MS = 15_000

/** The lender's own terms for this car, fetched when the shopper asks for them. */
export function LenderTerms({ slug, provider, usual }: Props) {
  const [reading, setReading] = useState<Reading>({ state: 'closed' })
  const fetchTerms = async () => {
    if (reading.state === 'loading') return
    setReading({ state: 'loading' })
    try {
      const answer = await fetch(`/api/cars/${encodeURIComponent(slug)}/finance`, {
        signal: AbortSignal.timeout(WAIT_MS),
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const body: unknown = await answer.json()
      setReading({ state: 'read', text: disclaimerIn(body, provider) || usual })
    } catch {
      setReading({ state: 'failed' })
    }
  }
  const isLoading = reading.state === 'loading'
  if (reading.state === 'read')
    return (
      <p className="fineprint" role="status">
        {reading.text || t('The lender sends no further terms for this car.')}
      </p>
    )
  return (
    <div className="terms" role="status">
      {reading.state === 'failed' && (
        <p className="fineprint">
          {t('The lender’s terms did not load. Check the connection and try again.')}
        </p>
      )}
      <button className="more" type="button" aria-disabled={isLoading || undefined} onClick={fetchTerms}>
        {isLoading && <span className="spin" />}
        {t(isLoading ? 'Fetching the lender’s terms…' : 'Read the lender’s terms')}
      </button>
    </div>
  )
}

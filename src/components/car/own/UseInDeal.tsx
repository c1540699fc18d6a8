'use client'
import { useState } from 'react'
import { formatMoney } from '@/core/money/format'
import type { OwnDeal } from '@/core/money/ownDeal'
import { t } from '@/lib/words'
import { noteOwnDeal } from './store'

/** The lower end of an online range counts on every car from then on: what a shopper is paid is seldom less. */
export function UseInDeal({ deal }: { deal: Pick<OwnDeal, 'worth'> & Partial<OwnDeal> }) {
  const [used, setUsed] = useState(false)
  return (
    <p role="status">
      {used ? (
        t('{amount} counts in your deal from now on, on every page.', {
          amount: formatMoney(deal.worth ?? 0),
        })
      ) : (
        <button
          className="btn btn--line"
          type="button"
          onClick={() => {
            noteOwnDeal(deal)
            setUsed(true)
          }}
        >
          {t('Use this in my deal')}
        </button>
      )}
    </p>
  )
}

'use client'
import { useEffect, useState } from 'react'
import { formatMoney } from '@/core/money/format'
import { all } from '@/lib/dom'
import { t } from '@/lib/words'

const TICKED = '[data-quote] input:checked'

interface Sum {
  count: number
  amount: number
}

const read = (): Sum => {
  const ticked = all(TICKED)
  return {
    count: ticked.length,
    amount: ticked.reduce((sum, { dataset }) => sum + Number(dataset.amount ?? 0), 0),
  }
}

/** What is ticked in the list above, and what it costs together. The server makes the sum again from its own prices. */
export function QuoteSum({ href }: { href: string }) {
  const [{ count, amount }, setSum] = useState<Sum>({ count: 0, amount: 0 })
  useEffect(() => {
    const listening = new AbortController()
    const show = () => setSum(read())
    document.addEventListener('change', show, { signal: listening.signal })
    show()
    return () => listening.abort()
  }, [])
  return (
    <p className="quotesum" role="status">
      {count > 0 && (
        <>
          <span>{t('{count} in your quote', { count })}</span>
          {amount > 0 && <b>{formatMoney(amount)}</b>}
          <a className="btn btn--accent" href={href}>
            {t('Ask for it')}
          </a>
        </>
      )}
    </p>
  )
}

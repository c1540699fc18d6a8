'use client'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** Shown when the connection failed. Its button sends the same text with the same key: it arrives once. */
export function NotSent({ shown, busy }: { shown: boolean; busy: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={box}>
      <b>
        <Icon name="alert" />
        {t('An error occurred when submitting this form')}
      </b>
      <p>
        {t(
          'Your message did not get through. What you typed is still here: check the connection, then send it again.',
        )}
      </p>
      <button className="btn btn--line" type="submit" aria-disabled={busy || undefined}>
        {t('Try again')}
      </button>
    </div>
  )
}

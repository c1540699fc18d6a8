'use client'
import { useEffect } from 'react'
import { browserError } from '@/lib/browserConsole'
import { readSession, storeSession } from '@/lib/browserStore'

interface Props {
  id: string
  result: Record<string, string | number | null>
}

/** For dealers with valuation scripts: posts the result once per tab, so that a script's later result is not overwritten. */
export function SaveValuation({ id, result }: Props) {
  const body = JSON.stringify({ ...result, id, column_name: 'valuation' })
  useEffect(() => {
    const key = `valuation ${id}`
    if (readSession(key) === body) return
    storeSession(key, body)
    fetch('/api/miscellaneous', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).then(
      ({ ok }) => void (ok || browserError('valuationNotSaved')),
      () => browserError('valuationNotSaved'),
    )
  }, [id, body])
  return null
}

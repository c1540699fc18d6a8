'use client'
import { answeredFailures, type Failure } from '@/components/forms/failures'
import type { SavedSearchInput } from '@/domain/alerts/signUpSchema'
import { isRecord } from '@/lib/isRecord'
import { t } from '@/lib/words'

/** Errors; empty when the search is saved. Never throws: a network error is a result, the text stays. */
export async function sendSearch(input: SavedSearchInput): Promise<Failure[]> {
  try {
    const answer = await fetch('/api/saved-searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const body: unknown = await answer.json()
    return isRecord(body) && 'state' in body ? [] : answeredFailures(body)
  } catch {
    return [{ path: '', message: t('That did not get through. Check the connection and send it again.') }]
  }
}

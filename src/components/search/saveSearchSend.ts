'use client'
import type { SavedSearchInput } from '@/domain/alerts/signUpSchema'

export interface Failure {
  path: string
  message: string
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'message' in value &&
  typeof value.path === 'string' &&
  typeof value.message === 'string'

/** What went wrong, in the server's words; empty when the search is saved. */
const failuresOf = (body: unknown): Failure[] => {
  const known = typeof body === 'object' && body !== null
  if (known && 'state' in body) return []
  const failures =
    known && 'errors' in body && Array.isArray(body.errors) ? body.errors.filter(isFailure) : []
  const message =
    known && 'error' in body && typeof body.error === 'string' ? body.error : 'An unexpected error occured'
  return failures.length ? failures : [{ path: '', message }]
}

/** Never throws: a line that failed is an answer, with the text still in the form. */
export async function sendSearch(input: SavedSearchInput): Promise<Failure[]> {
  try {
    const answer = await fetch('/api/saved-searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const body: unknown = await answer.json()
    return failuresOf(body)
  } catch {
    return [{ path: '', message: 'That did not get through. Check the connection and send it again.' }]
  }
}

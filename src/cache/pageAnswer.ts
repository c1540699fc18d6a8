import { headers } from 'next/headers'
import { pageCachePort } from './port'

/**
 * Sends the page that is being rendered with another status than 200. Next itself cannot say 410 from a page, and its
 * notFound() leaves the HTML empty for readers without JavaScript: render the notice as an ordinary page and call this.
 */
export async function answerWith(status: 404 | 410 | 503): Promise<void> {
  const id = (await headers()).get('x-request-id')
  if (id) pageCachePort()?.status(id, status)
}

/** Keeps the page that is being rendered out of the page cache: made while search was away, for example. */
export async function doNotKeep(): Promise<void> {
  const id = (await headers()).get('x-request-id')
  if (id) pageCachePort()?.veto(id)
}

/** Payload's own collections default to "any logged-in user": close those that nobody needs over REST. */
import type { SanitizedConfig } from 'payload'
import { closed } from './policies'

const CLOSED = ['payload-migrations', 'payload-kv', 'payload-jobs', 'payload-locked-documents']

export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections)
    if (CLOSED.includes(collection.slug)) Object.assign(collection.access, closed)
  return config
}

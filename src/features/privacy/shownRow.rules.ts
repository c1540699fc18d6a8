import { isRecord } from '@/lib/isRecord'

/** Columns that the person does not get: the platform's own, and what proves identity. */
const OWN =
  /hash|salt|secret|nonce|lease|_key$|^dedupe|_next_at$|^due_at$|_attempts$|^attempts$|spam|^suspected$/
const MACHINERY = new Set([
  ...['tenant', 'id', 'sessions', 'rev', 'version', 'mail', 'mails', 'deliveries', 'seen_cars', 'floor'],
  ...['seat', 'sequence', 'hold_seq', 'hold_open', 'assigned_to', 'provider_id', 'pay_url'],
  ...['person_email', 'person_phone', 'sealed_by'],
])

const SAID: ReadonlySet<unknown> = new Set(['message', 'reply', 'sms'])
/** Of a lead's timeline: what the person and the yard wrote to each other. */
const saidIn = (timeline: readonly unknown[]): unknown[] =>
  timeline.flatMap((entry) =>
    isRecord(entry) && SAID.has(entry.kind) ? [{ at: entry.at, by: entry.by, text: entry.text }] : [],
  )

/** Without notes that staff wrote for each other; what was sent to the person is included. */
export const shownRow = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(
        ([name, value]) => !MACHINERY.has(name) && !OWN.test(name) && name !== 'notes' && value !== null,
      )
      .map(([name, value]) => [name, name === 'timeline' && Array.isArray(value) ? saidIn(value) : value]),
  )

import { type DataLayerEvent, pushEvent } from '@/components/car/dataLayer'
import { isRecord } from '@/lib/isRecord'
import { readSession, storeSession } from '@/lib/browserStore'
import { keepHold } from './ownHold/store'

const parametersOf = (event: unknown): Omit<DataLayerEvent, 'event'> =>
  isRecord(event)
    ? Object.fromEntries(
        Object.entries(event).flatMap(([name, value]): [string, string | number][] =>
          typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
        ),
      )
    : {}

/** What the browser remembers and tells of a hold from its answer on; the event once, however often it is sent. */
export function recordHold(form: 'reservation' | 'purchase', { hold, event }: Record<string, unknown>): void {
  if (!isRecord(hold) || typeof hold.href !== 'string') return
  keepHold(hold)
  const reservation_id = /^\/reservations\/(\w+)/.exec(hold.href)?.[1] ?? ''
  const done = `told ${reservation_id}`
  if (readSession(done)) return
  storeSession(done, '1')
  pushEvent({ event: 'lead', lead_id: reservation_id, form, ...parametersOf(event) })
}

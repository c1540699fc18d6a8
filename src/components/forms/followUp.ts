import { pushEvent } from '@/components/car/dataLayer'
import { parseStored, storedText, readSession, storeSession } from '@/lib/browserStore'
import { isRecord } from '@/lib/isRecord'
import { SUCCESS_KEY } from './sent'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Once, in the browser that sent it. */
export function followUp(lead_id: string): void {
  const marker = parseStored(storedText(SUCCESS_KEY))
  const done = `followed ${lead_id}`
  if (!isRecord(marker) || marker.lead_id !== lead_id || readSession(done)) return
  storeSession(done, '1')
  pushEvent({
    event: 'lead_success',
    lead_id,
    category: textOf(marker.category),
    car_type: textOf(marker.car_type),
  })
}

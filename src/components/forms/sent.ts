import { parseStored, store, storeSession } from '@/lib/browserStore'

/** sessionStorage: it ends with the browser tab. */
export const SENT_KEY = 'lead_sent'
/** Marks that a lead was sent, for the next visit too. */
export const SUCCESS_KEY = 'success'

export interface Sent {
  lead_id: string
  name: string
  /** Empty when no confirmation is sent. */
  email: string
}

interface SentMarker {
  category: string
  car_id: string
  car_type: string
}

export const storeSent = (sent: Sent, marker: SentMarker): void => {
  storeSession(SENT_KEY, JSON.stringify(sent))
  store(SUCCESS_KEY, { ...marker, lead_id: sent.lead_id })
}

const FIELDS = ['lead_id', 'name', 'email'] as const

export const parseSent = (json: string | null): Sent | null => {
  const stored = parseStored(json)
  if (typeof stored !== 'object' || stored === null) return null
  const [lead_id, name, email] = FIELDS.map((field): string => {
    const value: unknown = Reflect.get(stored, field)
    return typeof value === 'string' ? value : ''
  })
  if (!lead_id) return null
  return {
    lead_id,
    name: name ?? '',
    email: email ?? '',
  }
}

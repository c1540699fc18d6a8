import { parseStored } from '@/lib/browserStore'

/** Data for the thank-you page. sessionStorage: it ends with the browser tab. */
const KEY = 'lead_sent'

export interface Sent {
  lead_id: string
  name: string
  /** Empty when no confirmation is sent. */
  email: string
  about: string
  promise: string
  back: string
}

export const storeSent = (sent: Sent, marker: { category: string; car_id: string }): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
    localStorage.setItem('success', JSON.stringify({ ...marker, lead_id: sent.lead_id }))
  } catch {
    // Storage is blocked or full: the thank-you page shows no details.
  }
}

const FIELDS = ['lead_id', 'name', 'email', 'about', 'promise', 'back'] as const

export const parseSent = (json: string | null): Sent | null => {
  const stored = parseStored(json)
  if (typeof stored !== 'object' || stored === null) return null
  const [lead_id, name, email, about, promise, back] = FIELDS.map((field): string => {
    const value: unknown = Reflect.get(stored, field)
    return typeof value === 'string' ? value : ''
  })
  if (!lead_id) return null
  return {
    lead_id,
    name: name ?? '',
    email: email ?? '',
    about: about ?? '',
    promise: promise ?? '',
    back: back ?? '',
  }
}

import { parseStored } from '@/lib/browserStore'

/** What the thank-you page tells about the message just sent; gone with the browser tab. */
const KEY = 'lead_sent'

export interface Sent {
  lead_id: string
  name: string
  /** Where the confirmation goes; empty when none is mailed. */
  email: string
  about: string
  promise: string
  /** The page that the form stood on. */
  back: string
}

export const storeSent = (sent: Sent, marker: { category: string; car_id: string }): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent))
    localStorage.setItem('success', JSON.stringify({ ...marker, lead_id: sent.lead_id }))
  } catch {
    // The page then thanks without details.
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

/** Stores name, email and phone in this browser when all three are filled, and no other field. */
import { parseStored, store, storedText } from '@/lib/browserStore'
import { CONTACT_KEY } from './keptText'

const FIELDS = ['name', 'email', 'phone'] as const
export type Contact = Record<(typeof FIELDS)[number], string>

export const parseContact = (json: string | null): Contact | null => {
  const stored = parseStored(json)
  if (typeof stored !== 'object' || stored === null) return null
  const [name, email, phone] = FIELDS.map((field): unknown => Reflect.get(stored, field))
  if (typeof name !== 'string' || typeof email !== 'string' || typeof phone !== 'string') return null
  return name && email && phone ? { name, email, phone } : null
}

export function fillContact(form: HTMLFormElement): void {
  const contact = parseContact(storedText(CONTACT_KEY))
  for (const name of FIELDS) {
    const input = form.elements.namedItem(name)
    if (contact && input instanceof HTMLInputElement && !input.value) input.value = contact[name]
  }
}

export function storeContact({ name, email, phone }: Contact): void {
  if (name && email && phone) store(CONTACT_KEY, { name, email, phone })
}

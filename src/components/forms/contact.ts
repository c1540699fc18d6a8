/** Stored only when all three are filled. */
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

/** `Ann Lee Park` to `Ann` and `Lee Park`: a guess, because nobody can know where the family name begins. */
export const partsOf = (name: string): [first: string, last: string] => {
  const at = name.trim().search(/\s/)
  return at < 0 ? [name.trim(), ''] : [name.trim().slice(0, at), name.trim().slice(at).trim()]
}

/** In the form's own way: one box for the whole name, or two. */
const inForm = ({ name, email, phone }: Contact, form: HTMLFormElement): Record<string, string> => {
  if (!form.elements.namedItem('last_name')) return { name, email, phone }
  const [first, last] = partsOf(name)
  return { name: first, last_name: last, email, phone }
}

export function fillContact(form: HTMLFormElement): void {
  const contact = parseContact(storedText(CONTACT_KEY))
  if (!contact) return
  for (const [name, text] of Object.entries(inForm(contact, form))) {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement && !input.value) input.value = text
  }
}

export function storeContact({ name, email, phone }: Contact): void {
  if (name && email && phone) store(CONTACT_KEY, { name, email, phone })
}

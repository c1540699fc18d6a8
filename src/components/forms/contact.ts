/** Details of the last message are stored only when all three are filled. */
import { parseStored, store, storedText } from '@/lib/browserStore'
import { CONTACT_KEY } from './storedText'

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

type Box = [input: HTMLInputElement, text: string]

const boxesOf = (form: HTMLFormElement, contact: Contact): Box[] =>
  Object.entries(inForm(contact, form)).flatMap(([name, text]): Box[] => {
    const input = form.elements.namedItem(name)
    return input instanceof HTMLInputElement ? [[input, text]] : []
  })

const NOTHING: Contact = { name: '', email: '', phone: '' }
export const lacksContact = (form: HTMLFormElement): boolean =>
  boxesOf(form, NOTHING).some(([{ value }]) => !value)

/** Returns the boxes that it filled: empty ones that nobody has touched, and no family name beside another given name. */
export function fillEmpty(
  form: HTMLFormElement,
  contact: Contact,
  touched: ReadonlySet<EventTarget | null> = new Set(),
): HTMLInputElement[] {
  const boxes = boxesOf(form, contact)
  const isOwn = ([input]: Box): boolean => input.value !== '' || touched.has(input)
  const isNamed = boxes.some((box) => box[0].name === 'name' && isOwn(box))
  const due = boxes.filter((box) => box[1] !== '' && !isOwn(box) && !(isNamed && box[0].name === 'last_name'))
  for (const [input, text] of due) input.value = text
  return due.map(([input]) => input)
}

export function fillContact(form: HTMLFormElement): void {
  const contact = parseContact(storedText(CONTACT_KEY))
  if (contact) fillEmpty(form, contact)
}

export function storeContact({ name, email, phone }: Contact): void {
  if (name && email && phone) store(CONTACT_KEY, { name, email, phone })
}

/** What was typed in this browser stays. */
export function noteContact(contact: Contact): void {
  if (!parseContact(storedText(CONTACT_KEY))) storeContact(contact)
}

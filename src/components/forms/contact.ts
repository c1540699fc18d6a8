/** Name, email and phone, kept in this browser when all three are known, and nothing else of a form. */
const KEY = 'contact'
export const CONTACT_FIELDS = ['name', 'email', 'phone'] as const
export type Contact = Record<(typeof CONTACT_FIELDS)[number], string>

export const parseContact = (json: string | null): Contact | null => {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    if (!('name' in stored) || !('email' in stored) || !('phone' in stored)) return null
    const { name, email, phone } = stored
    return typeof name === 'string' &&
      typeof email === 'string' &&
      typeof phone === 'string' &&
      name &&
      email &&
      phone
      ? { name, email, phone }
      : null
  } catch {
    return null
  }
}

export const readContact = (): Contact | null => {
  try {
    return parseContact(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

export const keepContact = ({ name, email, phone }: Partial<Contact>): void => {
  try {
    if (name && email && phone) localStorage.setItem(KEY, JSON.stringify({ name, email, phone }))
  } catch {
    // Without storage the next form simply starts empty.
  }
}

import type { Contact } from '@/components/forms/contact'
import { isRecord } from '@/lib/isRecord'
import { parseJson } from '@/lib/json'
import { forgetHint } from './hint'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

async function ask(): Promise<Contact | null> {
  try {
    const answer = await fetch('/api/account')
    if (answer.status === 401) forgetHint()
    const body = parseJson(await answer.text())
    if (!answer.ok || !isRecord(body)) return null
    return { name: text(body.name), email: text(body.email), phone: text(body.phone) }
  } catch {
    return null
  }
}

let requested: Promise<Contact | null> | null = null

/** What the account knows of the signed-in shopper, asked for once a page; null signed out, or when the call failed. */
export const ownDetails = (): Promise<Contact | null> => (requested ??= ask())

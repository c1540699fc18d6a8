/**
 * Of this tab: restored after Back, another form or a reload. Consent to terms and a booked time, which may be gone, are
 * given anew; hidden fields belong to the server.
 */
import { parseStored, readSession, storeSession } from '@/lib/browserStore'
import { isRecord } from '@/lib/isRecord'
import { draftKey } from './storedText'

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const NEVER = new Set(['terms_conditions', 'terms_agreed', 'start', 'website'])

const isBox = (element: Element): element is Box =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['hidden', 'file', 'password', 'submit'].includes(element.type))

const boxesOf = (form: HTMLFormElement): Box[] =>
  [...form.elements].filter(isBox).filter(({ name }) => name && !NEVER.has(name))

const isChoice = (box: Box): box is HTMLInputElement =>
  box instanceof HTMLInputElement && (box.type === 'checkbox' || box.type === 'radio')
/** Options of one question share a name and differ in value. */
const slotOf = (box: Box) => (isChoice(box) && box.value !== 'on' ? `${box.name}=${box.value}` : box.name)

const isUntouched = (box: Box): boolean => {
  if (isChoice(box)) return box.checked === box.defaultChecked
  return box instanceof HTMLSelectElement ? box.value === '' : box.value === box.defaultValue
}

export function keepDraft(form: HTMLFormElement, draft: string): void {
  const boxes = boxesOf(form).filter((box) => !isUntouched(box))
  const values = boxes.map((box) => [slotOf(box), isChoice(box) ? box.checked : box.value])
  storeSession(draftKey(draft), values.length ? JSON.stringify(Object.fromEntries(values)) : null)
}

export const dropDraft = (draft: string): void => storeSession(draftKey(draft), null)

function fillIn(form: HTMLFormElement, stored: Record<string, unknown>): void {
  for (const box of boxesOf(form).filter(isUntouched)) {
    const value = stored[slotOf(box)]
    if (isChoice(box)) box.checked = typeof value === 'boolean' ? value : box.checked
    else if (typeof value === 'string') box.value = value
    // Character counters listen for this event.
    if (value !== undefined) box.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Leaves text alone, and stores it, that was typed before the scripts arrived. */
export function restoreDraft(form: HTMLFormElement, draft: string): void {
  const stored = parseStored(readSession(draftKey(draft)))
  if (isRecord(stored)) fillIn(form, stored)
  keepDraft(form, draft)
}

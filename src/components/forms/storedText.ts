import { storedText, readSession } from '@/lib/browserStore'
import type { EnquiryView } from './view'

export const CONTACT_KEY = 'contact'
export const draftKey = (draft: string): string => `draft ${draft}`

/** A car's form is the same over a list and on the car's page. */
export const draftOf = ({ form, hidden }: EnquiryView, path: string): string =>
  `${form} ${hidden.find(([name]) => name === 'car_id')?.[1] ?? path}`

export const isStored = (draft: string): boolean =>
  storedText(CONTACT_KEY) !== null || readSession(draftKey(draft)) !== null

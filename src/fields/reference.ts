import type { TextField } from 'payload'
import { text } from './plain'

export type Referred = 'dealerships' | 'locations' | 'cars'

/** The id of a document of the same dealer, kept as plain text under the spec's own name (guardTenant checks it). */
export const referenceField = (name: string, to: Referred, options: Parameters<typeof text>[1] = {}): TextField => ({
  ...text(name, { index: true, ...options }),
  custom: { refersTo: to },
})

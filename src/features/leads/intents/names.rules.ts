/** What a shopper can ask for. The name is the `form` of a lead and the `?form=` of an address. */
export const FORMS = [
  'enquiry',
  'similar',
  'general',
  'test-drive',
  'photos',
  'offer',
  'finance',
  'trade-in',
  'sell',
  'service',
  'parts',
  'fleet',
  'careers',
  'feedback',
  'quote',
  'callback',
  'prize',
] as const
export type LeadForm = (typeof FORMS)[number]

export const isLeadForm = (value: unknown): value is LeadForm => FORMS.some((form) => form === value)

import { CATEGORIES } from './leadSchema'

/** Every category that a lead can have: those that a shopper chooses, and those of the other forms. */
export const LEAD_CATEGORIES: readonly string[] = [
  ...CATEGORIES.filter((category) => category !== 'Careers Enquiry'),
  'Test Drive',
  'Photo Request',
  'Make an Offer',
  'Trade-in',
  'Spin to win',
]

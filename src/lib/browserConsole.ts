/** Messages for a dealer's developers in the browser's console; shoppers read theirs on the page. */
const WORDS = {
  noPhone: 'No phone number for this car',
  phoneFailed: 'The phone number could not be fetched',
  valuationNotSaved: 'Failed to save valuation data',
} as const

export const browserWarn = (what: 'noPhone' | 'phoneFailed'): void => console.warn(WORDS[what])
export const browserError = (what: 'valuationNotSaved'): void => console.error(WORDS[what])

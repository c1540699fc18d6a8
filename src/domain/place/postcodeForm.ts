/** How a postcode is written; apart from the table of places, which browsers need not load. */
export const INVALID_POSTCODE = 'Invalid postcode'
export const POSTCODE_MESSAGE = 'Invalid postcode. Please enter a 4-digit number.'

export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text)

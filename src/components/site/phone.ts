/** The address of a phone link: `(07) 5550 0142` gives `tel:0755500142`. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^0-9+]/g, '')}`

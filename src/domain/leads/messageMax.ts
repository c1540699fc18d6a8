/** Characters of a shopper's message. */
export const MESSAGE_MAX = 4000

/** 4012 gives `4,012`. Not of domain/format, whose library of dates a form does not need. */
export const counted = (count: number): string => count.toLocaleString('en-AU')

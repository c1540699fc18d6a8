/** Characters of a shopper's message. */
export const MESSAGE_MAX = 4000

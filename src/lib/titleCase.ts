/** `land rover`, `MERCEDES-BENZ`: each word begins with a capital. */
export const titleCase = (words: string): string =>
  words.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())

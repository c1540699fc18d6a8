/**
 * Words that are never meant as the beginning of another: engines complete the last word typed, so `ev` would find every
 * Everest before it finds an electric car.
 */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['ev', 'electric'],
  ['evs', 'electric'],
])

/** What a shopper typed, with such words replaced by what is meant. For both engines, before they are asked. */
export const shopperWords = (typed: string): string =>
  typed.replace(/\S+/g, (word) => MEANT.get(word.toLowerCase()) ?? word)

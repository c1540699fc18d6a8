/** Engines complete the last word, so `ev` would find every Everest before an electric car. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['ev', 'electric'],
  ['evs', 'electric'],
])

export const shopperWords = (typed: string): string =>
  typed.replace(/\S+/g, (word) => MEANT.get(word.toLowerCase()) ?? word)

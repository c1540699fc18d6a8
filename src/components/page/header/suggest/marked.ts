export interface Piece {
  text: string
  typed: boolean
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Splits a text into the word beginnings that were typed, and the rest. */
export const marked = (text: string, typed: string): Piece[] => {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  if (!words.length) return [{ text, typed: false }]
  const longest = [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])(${longest})`, 'giu')
  return text
    .split(beginning)
    .map((piece, at) => ({ text: piece, typed: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

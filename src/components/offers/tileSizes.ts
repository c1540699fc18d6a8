const FIRST = '(min-width: 1024px) 760px, 92vw'
const WIDE = '(min-width: 1024px) 660px, 92vw'
const USUAL = '(min-width: 1024px) 440px, 92vw'

/** How wide the picture of a tile is shown: of six offers, the last two share a row (see offers.css). */
export const tileSizes = (index: number, count: number): string => {
  if (index === 0) return FIRST
  return count === 6 && index >= 4 ? WIDE : USUAL
}

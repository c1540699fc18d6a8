/** Figures with a point for thousands and a comma for decimals. */

/** No-break and thin spaces, typographic apostrophes, full-width digits. */
export const plainFigures = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]+/g, ' ')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[–—−]/g, '-')
    .trim()
    .toLowerCase()

/** `18.990,00`, `1.234.567,5`: both marks, or the point twice, leave one way to read it. */
export const EUROPEAN = /\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|\d{1,3}(?:\.\d{3}){2,}(?![\d,])/
const ENGLISH = /\d,\d{3}(?:[.,]|\D|$)|\d\.\d{1,2}(?:\D|$)/

export const fromEuropean = (figure: string): string => figure.replaceAll('.', '').replace(',', '.')

/** True when at least one figure of the column can only be European, and none can only be English. */
export function isEuropeanColumn(cells: readonly string[]): boolean {
  const figures = cells.map(plainFigures)
  return (
    figures.some((cell) => EUROPEAN.test(cell)) &&
    !figures.some((cell) => ENGLISH.test(cell.replace(new RegExp(EUROPEAN.source, 'g'), '')))
  )
}

/** A cell of a European column with a decimal point: `15.500` is 15500, `1,998` is 1.998. */
export const asEnglishFigure = (cell: string): string =>
  cell.replace(/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+,\d+/g, fromEuropean)

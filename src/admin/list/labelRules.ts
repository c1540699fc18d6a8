export interface Column {
  /** As Payload names it: `seo.title` for a field within another. */
  accessor: string
  label: string
}

const inQuotes = (words: string): string =>
  `"${words.replace(/[\\"<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** A style rule for each column, which holds its heading for windows where a row is a card. */
export const labelRules = (slug: string, columns: readonly Column[]): string =>
  columns
    .map(({ accessor, label }) => {
      const cell = `.collection-list--${slug} .cell-${accessor.replaceAll('.', '__')}`
      return `${cell}{--fc-heading:${inQuotes(label)}}`
    })
    .join('')

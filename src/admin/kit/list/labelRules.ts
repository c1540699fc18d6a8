import { cellOf } from '@/admin/payloadContract'

export interface Column {
  /** Payload's name for it: `seo.title` for a nested field. */
  accessor: string
  label: string
}

const inQuotes = (words: string): string =>
  `"${words.replace(/[\\"<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/** A style rule for each column with its heading, for windows where a row is a card. */
export const labelRules = (slug: string, columns: readonly Column[]): string =>
  columns.map(({ accessor, label }) => `${cellOf(slug, accessor)}{--fc-heading:${inQuotes(label)}}`).join('')

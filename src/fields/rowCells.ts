import type { SelectField, TextField, UIField } from 'payload'
import { text } from './plain'

const CELLS = '/admin/kit/list/RowCells'

export interface RowLook {
  /** Fields with its picture, the first that has one. */
  pictures: readonly string[]
  /** Without a picture its initials are shown. */
  isPerson?: true
  /** Fields of the line below. */
  notes?: readonly string[]
  /** The line below is the page's address. */
  isAddress?: true
  /** The column with its location, which the notes do not repeat. */
  place?: string
}

/** The title of a row, which lists show with its picture. */
export const rowTitle = (
  name: string,
  look: RowLook,
  options: { maxLength?: number; description?: string } = {},
): TextField =>
  text(name, {
    required: true,
    ...(options.maxLength && { maxLength: options.maxLength }),
    admin: {
      ...(options.description && { description: options.description }),
      components: { Cell: { path: `${CELLS}#TitleCell`, serverProps: { look } } },
    },
  })

/** Fields with its first and last day on the website. */
export interface RunFields {
  first?: string
  last?: string
}

/** Payload's own field with a cell that knows when a row is over. The options are added to Payload's, so there are none. */
export const stateField = (run: RunFields = {}): SelectField => ({
  name: '_status',
  label: 'Status',
  type: 'select',
  options: [],
  admin: { components: { Cell: { path: `${CELLS}#StateCell`, serverProps: { run } } } },
})

export type Tones = Readonly<Partial<Record<string, 'is-good' | 'is-warn'>>>

/** For a choice, or for whether the website shows the row: a mark in the colour of its value. */
export const pillCell = (tones: Tones) => ({
  Cell: { path: `${CELLS}#PillCell`, serverProps: { tones } },
})

/** A column that is put together from several fields; `cell` as in the admin's import map. */
export const column = (name: string, label: string, cell: string, serverProps?: object): UIField => ({
  name,
  label,
  type: 'ui',
  admin: { components: { Cell: serverProps ? { path: cell, serverProps } : cell } },
})

/** The same of figures, which are compared from their right end. */
export const figureColumn = (...parts: Parameters<typeof column>): UIField => {
  const made = column(...parts)
  return { ...made, admin: { ...made.admin, custom: { isFigures: true } } }
}

import { Fragment, type ReactNode } from 'react'
import type { CsvCell } from '@/lib/csv'

/** Columns as data: all that a column of a list is, on the screen or in a file, is one row of a table of columns. */

export interface Column<Row> {
  /** The class of its cell: its width, and its place on a phone. Without one the cell stands by itself. */
  look?: string
  cell: (row: Row) => ReactNode
}

/** The cells of one row. */
export const Cells = <Row,>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) =>
  columns.map(({ look, cell }, at) =>
    look === undefined ? (
      <Fragment key={at}>{cell(row)}</Fragment>
    ) : (
      <div key={at} className={look || undefined}>
        {cell(row)}
      </div>
    ),
  )

interface FileColumn<Row, Name extends keyof Row & string, About> {
  head: string
  /** Fields that it reads, which the export asks the database for. */
  needs: readonly Name[]
  cell: (row: Pick<Row, Name>, about: About) => CsvCell
}

/** A cell sees no more of the row than its column needs, so none can be empty for want of a name in a list elsewhere. */
export const fileColumns =
  <Row, About>() =>
  <Name extends keyof Row & string>(
    head: string,
    needs: readonly Name[],
    cell: (row: Pick<Row, Name>, about: About) => CsvCell,
  ): FileColumn<Row, Name, About> => ({ head, needs, cell })

/** What an export of these columns asks the database for. */
export const selectOf = (columns: readonly { needs: readonly string[] }[]): Record<string, true> =>
  Object.fromEntries(columns.flatMap(({ needs }) => needs.map((name) => [name, true])))

/** Rows under a head, for a file. */
export const tableOf = <Row, Name extends keyof Row & string, About>(
  columns: readonly FileColumn<Row, Name, About>[],
  rows: readonly Pick<Row, Name>[],
  about: About,
): CsvCell[][] => [
  columns.map(({ head }) => head),
  ...rows.map((row) => columns.map(({ cell }) => cell(row, about))),
]

export type Choice = readonly [value: string, label: string]
/** The choices of a filter; `day` is a day of the calendar. */
export type Choices = readonly Choice[] | 'day'

interface Props {
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Rows under headings. On a phone each value is beside its heading. */
export const PlainTable = ({ columns, rows }: Props) => (
  <table className="fc-table fc-table--plain">
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [first, ...others] }) => (
        <tr key={key}>
          <th scope="row">{first}</th>
          {others.map((cell, nth) => (
            <td key={columns[nth + 1]} data-heading={columns[nth + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

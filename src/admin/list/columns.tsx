/** Columns as data: all that a column of a list is, on the screen or in a file, is one row of a table of columns. */
import { Fragment, type ReactNode } from 'react'
import type { CsvCell } from '@/lib/csv'

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

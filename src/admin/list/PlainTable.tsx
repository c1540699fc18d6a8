import type { ReactNode } from 'react'

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

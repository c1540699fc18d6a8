import type { ReactNode } from 'react'

interface Props {
  label: string
  columns: readonly string[]
  /** Rows, each with a heading of its own. */
  children: ReactNode
}

export const DocTable = ({ label, columns, children }: Props) => (
  <div className="dev-scroll" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)

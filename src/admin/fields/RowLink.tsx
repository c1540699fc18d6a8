import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { idOf } from '@/access/ids'
import { rowHref } from '@/lib/adminHrefs'

export type Cell = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'rowData'>

/** The cell of the first column must link to its row. Payload adds that link only to its own cells. */
export function RowLink({ cell, children }: { cell: Cell; children: ReactNode }) {
  if (!cell.link) return <>{children}</>
  const address = rowHref(cell.collectionSlug, idOf(cell.rowData) ?? '')
  return <a href={cell.linkURL ?? address}>{children}</a>
}

/** A cell of a column that is no field: Payload also draws it once for a list without rows. */
export const ofRow =
  <Props extends { rowData?: object }>(draw: (props: Props) => ReactNode | Promise<ReactNode>) =>
  (props: Props): ReactNode | Promise<ReactNode> =>
    props.rowData ? draw(props) : null

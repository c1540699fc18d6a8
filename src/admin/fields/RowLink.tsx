import type { DefaultServerCellComponentProps } from 'payload'
import type { ReactNode } from 'react'
import { idOf } from '@/access/ids'

export type Cell = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'link' | 'linkURL' | 'rowData'>

/** In the first column a cell leads to its row. Payload tells so, and leaves the link to a cell that is not its own. */
export function RowLink({ cell, children }: { cell: Cell; children: ReactNode }) {
  if (!cell.link) return <>{children}</>
  const address = `/admin/collections/${cell.collectionSlug}/${idOf(cell.rowData) ?? ''}`
  return <a href={cell.linkURL ?? address}>{children}</a>
}

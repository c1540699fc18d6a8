import type { DefaultServerCellComponentProps } from 'payload'
import { recordOf } from '../../access/ids'

/** The car that a lead is about, in a list. */
export function AboutCell({ rowData }: DefaultServerCellComponentProps) {
  const { name } = recordOf(recordOf(recordOf(rowData).facts).car)
  return <>{typeof name === 'string' ? name : '–'}</>
}

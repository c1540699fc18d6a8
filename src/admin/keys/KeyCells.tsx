import type { DefaultServerCellComponentProps } from 'payload'
import { recordOf } from '@/access/ids'
import { RowLink } from '@/admin/fields/RowLink'
import { KEY_STATE_WORDS, keyState, scopeWords } from '@/domain/apiKeys'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function ScopesCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  return <RowLink cell={cell}>{scopeWords(Array.isArray(cellData) ? cellData : []) || '–'}</RowLink>
}

/** The state in words, by both ends of a key. */
export function EndCell({ rowData, ...cell }: DefaultServerCellComponentProps) {
  const { expires_at, revoked_at } = recordOf(rowData)
  const ends = { expires_at: text(expires_at), revoked_at: text(revoked_at) }
  return (
    <RowLink cell={{ ...cell, rowData }}>{KEY_STATE_WORDS[keyState(ends, new Date().getTime())]}</RowLink>
  )
}

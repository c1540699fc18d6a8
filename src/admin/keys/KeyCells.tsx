import type { DefaultServerCellComponentProps } from 'payload'
import { recordOf } from '@/access/ids'
import { RowLink } from '@/admin/fields/RowLink'
import { KEY_STATE_WORDS, keyState, SCOPE_WORDS, SCOPES } from '@/domain/apiKeys'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function ScopesCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const held = Array.isArray(cellData) ? cellData : []
  const words = SCOPES.filter((scope) => held.includes(scope)).map((scope) => SCOPE_WORDS[scope])
  return <RowLink cell={cell}>{words.join(', ') || '–'}</RowLink>
}

/** The state in words, by both ends of a key. */
export function EndCell({ rowData, ...cell }: DefaultServerCellComponentProps) {
  const { expires_at, revoked_at } = recordOf(rowData)
  const ends = { expires_at: text(expires_at), revoked_at: text(revoked_at) }
  return (
    <RowLink cell={{ ...cell, rowData }}>{KEY_STATE_WORDS[keyState(ends, new Date().getTime())]}</RowLink>
  )
}

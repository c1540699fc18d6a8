import type { DefaultServerCellComponentProps } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { RowLink } from '@/admin/fields/RowLink'
import { KEY_STATE_WORDS, keyState, scopeWords } from '@/features/keys/apiKeys.rules'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export function ScopesCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  return <RowLink cell={cell}>{scopeWords(Array.isArray(cellData) ? cellData : []) || '–'}</RowLink>
}

/** The dealerships that the key reaches, by name; none stored means all of its dealer. */
export async function DealershipsCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const slugs = Array.isArray(cellData) ? cellData.map(String) : []
  const tenant = idOf(recordOf(cell.rowData).tenant) ?? ''
  const { docs } = slugs.length
    ? await cell.payload.find({
        ...{ collection: 'dealerships', depth: 0, pagination: false, overrideAccess: true },
        where: { and: [{ tenant: { equals: tenant } }, { slug: { in: slugs } }] },
        select: { slug: true, name: true },
      })
    : { docs: [] }
  const names = slugs.map((slug) => docs.find((one) => one.slug === slug)?.name ?? slug)
  return <RowLink cell={cell}>{names.join(', ') || 'All dealerships'}</RowLink>
}

export function EndCell({ rowData, ...cell }: DefaultServerCellComponentProps) {
  const { expires_at, revoked_at } = recordOf(rowData)
  const ends = { expires_at: text(expires_at), revoked_at: text(revoked_at) }
  return (
    <RowLink cell={{ ...cell, rowData }}>{KEY_STATE_WORDS[keyState(ends, new Date().getTime())]}</RowLink>
  )
}

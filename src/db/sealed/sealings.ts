import { SEALED } from './sealedColumns'
import { rowKeys } from '@/lib/keyRing'
import type { Sealing } from './rows'

/** Null for a collection whose rows are stored as they are. */
export function sealingOf(slug: string): Sealing | null {
  const columns = SEALED[slug]
  return columns ? { slug, columns, keys: rowKeys } : null
}

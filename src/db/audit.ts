import { table } from './table'
import type { Row } from './tableTypes'

export interface AuditEntry {
  /** Announced twice, it is kept once. Without it each call is an entry of its own. */
  id?: string
  tenantId: string | null
  who: string
  userId?: string | null
  via: 'admin' | 'api' | 'feed' | 'cli' | 'system' | 'plan'
  what: string
  entity: string
  docId?: string
  docTitle?: string
  diff?: Record<string, unknown>
  /** ISO time; left out for now. */
  at?: string
}

const rowOf = (entry: AuditEntry): Row => ({
  ...(entry.id ? { id: entry.id } : {}),
  ...(entry.at ? { createdAt: entry.at } : {}),
  tenant: entry.tenantId,
  who: entry.who,
  user_id: entry.userId ?? null,
  via: entry.via,
  what: entry.what,
  entity: entry.entity,
  doc_id: entry.docId ?? null,
  doc_title: entry.docTitle ?? null,
  diff: entry.diff ?? null,
})

/** Security: secrets and personal data never go into `diff`. */
export async function writeAudit(entry: AuditEntry): Promise<void> {
  await (await table('audit-log')).insert(rowOf(entry))
}

/** Many as one write, each an entry of its own. */
export async function writeAudits(entries: readonly Omit<AuditEntry, 'id'>[]): Promise<void> {
  await (await table('audit-log')).insertAll(entries.map(rowOf))
}

import { table } from './table'

export interface AuditEntry {
  tenantId: string | null
  who: string
  via: 'admin' | 'api' | 'feed' | 'cli' | 'system'
  what: string
  entity: string
  docId?: string
  docTitle?: string
  diff?: Record<string, unknown>
}

/** Security: secrets and personal data never go into `diff`. */
export async function writeAudit(entry: AuditEntry): Promise<void> {
  await (
    await table('audit-log')
  ).insert({
    tenant: entry.tenantId,
    who: entry.who,
    user_id: null,
    via: entry.via,
    what: entry.what,
    entity: entry.entity,
    doc_id: entry.docId ?? null,
    doc_title: entry.docTitle ?? null,
    diff: entry.diff ?? null,
  })
}

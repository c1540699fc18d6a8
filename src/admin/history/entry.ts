import type { AuditLog } from '@/payload-types'

/** A row of the audit log, or a kept change of a car in the same form. */
export type HistoryEntry = Pick<
  AuditLog,
  'id' | 'tenant' | 'who' | 'user_id' | 'what' | 'entity' | 'doc_id' | 'doc_title' | 'diff' | 'createdAt'
> & { via: string }

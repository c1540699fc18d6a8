/** Null when the relation is only an id, missing or unreadable. */
export const populated = <T extends { id: string }>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null

export const pictureUrl = (
  upload: { id: string; url?: string | null } | string | null | undefined,
  typed: string | null | undefined,
): string | null => populated(upload)?.url || typed || null

/** No access rules: the where clause is the tenant boundary. */
export const siteRead = { overrideAccess: true, pagination: false } as const

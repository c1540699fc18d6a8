/** Small readers shared by the mapping of rows to views. */

/** A populated relation, or null for an id alone, a missing or an unreadable one. */
export const populated = <T extends { id: string }>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null

/** The address of an uploaded picture, or the one that was typed in. */
export const pictureUrl = (
  upload: { id: string; url?: string | null } | string | null | undefined,
  typed: string | null | undefined,
): string | null => populated(upload)?.url || typed || null

/** What every read of the site has in common: no access rules (the where clause is the boundary), no pages, no counts. */
export const siteRead = { overrideAccess: true, pagination: false } as const

import type { Reading } from '@/admin/ownRows'

export interface Hit {
  href: string
  title: string
  detail: string
}
export type Reader = Omit<Reading, 'now'>

export const SHOWN = 8
export const newest = { limit: SHOWN, sort: '-createdAt' }
export const byName = { limit: SHOWN, sort: 'name' }

export const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

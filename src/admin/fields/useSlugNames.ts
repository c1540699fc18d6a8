import { z } from 'zod'
import { useOwnRows } from './useOwnRows'

const row = z.object({ slug: z.string(), name: z.string() })

/** What a dealer has, by name and by the last part of its address. Undefined while it is read. */
export const useSlugNames = (collection: 'dealerships' | 'locations', tenant: string, sort = '-createdAt') =>
  useOwnRows(collection, tenant, row, { sort, 'select[slug]': 'true', 'select[name]': 'true' })

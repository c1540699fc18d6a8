import { z } from 'zod'
import { useOwnRows } from './useOwnRows'

const row = z.object({ slug: z.string(), name: z.string() })

/** A dealer's rows by name and slug. Undefined while they are being read. */
export const useSlugNames = (collection: 'dealerships' | 'locations', tenant: string, sort = '-createdAt') =>
  useOwnRows(collection, tenant, row, { sort, 'select[slug]': 'true', 'select[name]': 'true' })

import { z } from 'zod'

export const domainsSchema = z.array(
  z
    .string()
    .regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Use a bare host name such as www.dealer.example'),
)

/** What the last load of the tenant's definition held, row by row (tenancy/apply). */
export const appliedSchema = z.record(z.string(), z.string())

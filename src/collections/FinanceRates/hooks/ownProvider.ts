import type { CollectionBeforeValidateHook } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { onlyTenantOf } from '@/access/staff'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'

/** Fills in the lender's key, which staff need not know. */
export const ownProvider: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { provider, tenant } = { ...recordOf(originalDoc), ...recordOf(data) }
  const id = idOf(tenant) ?? onlyTenantOf(req.user)
  if (!data || provider || !id) return data
  const row = await req.payload.findByID({
    collection: 'tenants',
    id,
    depth: 0,
    select: { config: true },
    overrideAccess: false,
    req,
    disableErrors: true,
  })
  const config = tenantConfigSchema.safeParse(row?.config)
  return config.success && config.data.finance.provider
    ? { ...data, provider: config.data.finance.provider }
    : data
}

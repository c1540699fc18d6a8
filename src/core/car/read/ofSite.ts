import type { Site } from '@/core/dealer/views'

/** Security: the engine names ids only. A row counts when it is of the tenant and of a dealership that it shows. */
export const isOfSite = (
  { tenant, dealershipIds }: Site,
  row: { tenant: string; dealership_id: string },
): boolean => row.tenant === tenant.id && dealershipIds.includes(row.dealership_id)

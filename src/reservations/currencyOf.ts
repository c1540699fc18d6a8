import { siteOfTenant } from '@/data/sites'
import { currencyCode } from '@/domain/country/country'

/** In which the dealer's payments are taken; of a suspended dealer that of most. */
export const currencyOf = async (tenantId: string): Promise<string> =>
  currencyCode((await siteOfTenant(tenantId))?.config.country ?? 'AU')

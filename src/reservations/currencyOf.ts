import { configOfDealer } from '@/data/sites'
import { currencyCode } from '@/domain/country/country'

/** In which the dealer's payments are taken; of a dealer who is gone that of most. */
export const currencyOf = async (tenantId: string): Promise<string> =>
  currencyCode((await configOfDealer(tenantId))?.country ?? 'AU')

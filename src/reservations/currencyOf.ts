import { configOfDealer } from '@/data/sites'
import { currencyCode } from '@/domain/country/country'

/** The currency of the dealer's payments; for a dealer that no longer exists, that of most dealers. */
export const currencyOf = async (tenantId: string): Promise<string> =>
  currencyCode((await configOfDealer(tenantId))?.country ?? 'AU')

import { configOfDealer } from '@/core/dealer/read/sites'
import { currencyCode } from '@/core/dealer/country/country'

/** The currency of the dealer's payments; for a dealer that no longer exists, that of most dealers. */
export const currencyOf = async (tenantId: string): Promise<string> =>
  currencyCode((await configOfDealer(tenantId))?.country ?? 'AU')

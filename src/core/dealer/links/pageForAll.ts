import { offersBooking } from './bookingLinks'
import { PAGE_OF } from './bookingPages'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { isClosed } from './closedPaths'
import { gateBefore } from './gates'

type Config = Pick<TenantConfig, 'features' | 'gates' | 'baseDomain'>

/** Whether everybody gets the dealer's page with this address: nothing is switched off, behind a sign-in, or on another platform. */
export const isForAll = (path: string, config: Config): boolean =>
  !isClosed(path, config) &&
  gateBefore(path, config) === null &&
  (path !== PAGE_OF.service.path || offersBooking(config, 'service'))

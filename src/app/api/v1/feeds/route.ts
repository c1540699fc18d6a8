import { methods } from '@/app/api/v1/methods'
import { EITHER_STOCK } from '@/features/keys/apiKeys.rules'
import { listFeedsCall } from '@/integrator-api/feeds'
import { PAGE_QUERY } from '@/integrator-api/parameters'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey(EITHER_STOCK, listFeedsCall, PAGE_QUERY),
})

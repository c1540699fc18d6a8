import { methods } from '@/app/api/v1/methods'
import { TAKING_QUERY } from '@/integrator-api/cars'
import { openFeedCall } from '@/integrator-api/feeds'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withKey('stock:write', openFeedCall, TAKING_QUERY),
})

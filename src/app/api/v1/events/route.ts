import { methods } from '@/app/api/v1/methods'
import { EITHER_EVENTS, EVENTS_QUERY, listEvents } from '@/integrator-api/events'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey(EITHER_EVENTS, listEvents, EVENTS_QUERY),
})

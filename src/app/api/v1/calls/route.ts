import { methods } from '@/app/api/v1/methods'
import { SCOPES } from '@/features/keys/apiKeys.rules'
import { listCalls } from '@/integrator-api/calls'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey(SCOPES, listCalls, ['limit']),
})

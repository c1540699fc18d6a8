import { methods } from '@/app/api/v1/methods'
import { listKeys, makeKey } from '@/integrator-api/keys'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey('keys:write', listKeys),
  POST: withKey('keys:write', makeKey, []),
})

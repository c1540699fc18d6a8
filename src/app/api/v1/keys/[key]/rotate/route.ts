import { methods } from '@/app/api/v1/methods'
import { rotateKey } from '@/integrator-api/keys'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withKey('keys:write', rotateKey, []),
})

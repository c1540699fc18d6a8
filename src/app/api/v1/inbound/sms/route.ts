import { methods } from '@/app/api/v1/methods'
import { takeSms } from '@/integrator-api/inbound'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withKey('messages:write', takeSms, []),
})

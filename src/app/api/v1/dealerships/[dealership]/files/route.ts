import { methods } from '@/app/api/v1/methods'
import { FILE_QUERY, sendFileCall } from '@/integrator-api/files'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withKey('stock:write', sendFileCall, FILE_QUERY),
})

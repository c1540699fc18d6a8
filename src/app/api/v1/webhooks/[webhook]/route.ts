import { methods } from '@/app/api/v1/methods'
import { changeWebhook, deleteWebhook } from '@/integrator-api/webhooks'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PATCH: withKey('webhooks:write', changeWebhook, []),
  DELETE: withKey('webhooks:write', deleteWebhook, []),
})

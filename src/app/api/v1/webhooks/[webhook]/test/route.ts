import { methods } from '@/app/api/v1/methods'
import { testWebhook } from '@/integrator-api/webhooks'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: withKey('webhooks:write', testWebhook, []),
})

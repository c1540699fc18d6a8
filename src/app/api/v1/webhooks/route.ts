import { methods } from '@/app/api/v1/methods'
import { listWebhooks, makeWebhook } from '@/integrator-api/webhooks'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey('webhooks:write', listWebhooks),
  POST: withKey('webhooks:write', makeWebhook, []),
})

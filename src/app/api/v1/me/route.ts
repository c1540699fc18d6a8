import { methods } from '@/app/api/v1/methods'
import { SCOPES } from '@/features/keys/apiKeys.rules'
import { readKey } from '@/integrator-api/me'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: withKey(SCOPES, readKey) })

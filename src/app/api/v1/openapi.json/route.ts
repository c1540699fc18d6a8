import { methods } from '@/app/api/v1/methods'
import { openApi } from '@/integrator-api/openapi'
import { json } from '@/integrator-api/problem'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: () => json(openApi()) })

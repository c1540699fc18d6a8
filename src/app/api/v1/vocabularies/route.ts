import { notAllowed } from '@/integrator-api/problem'
import { vocabularies } from '@/integrator-api/vocabularies'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const GET = withKey('stock:read', vocabularies)
export const POST = notAllowed('GET')
export const PUT = POST
export const PATCH = POST
export const DELETE = POST

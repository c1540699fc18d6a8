import { notAllowed } from '@/api/problem'
import { vocabularies } from '@/api/vocabularies'
import { withKey } from '@/api/withKey'

export const dynamic = 'force-dynamic'
export const GET = withKey('stock:read', vocabularies)
export const POST = notAllowed('GET')
export const PUT = POST
export const PATCH = POST
export const DELETE = POST

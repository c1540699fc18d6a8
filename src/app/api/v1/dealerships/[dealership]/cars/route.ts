import { listCars } from '@/integrator-api/cars'
import { notAllowed } from '@/integrator-api/problem'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const GET = withKey('stock:read', listCars)
export const POST = notAllowed('GET')
export const PUT = POST
export const PATCH = POST
export const DELETE = POST

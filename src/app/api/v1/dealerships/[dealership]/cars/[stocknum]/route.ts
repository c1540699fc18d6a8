import { deleteCar, getCar, patchCar, putCar } from '@/integrator-api/cars'
import { notAllowed } from '@/integrator-api/problem'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const GET = withKey('stock:read', getCar)
export const PUT = withKey('stock:write', putCar)
export const PATCH = withKey('stock:write', patchCar)
export const DELETE = withKey('stock:write', deleteCar)
export const POST = notAllowed('GET, PUT, PATCH, DELETE')

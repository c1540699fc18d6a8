import { methods } from '@/app/api/v1/methods'
import { deleteCar, getCar, patchCar, putCar, TAKING_QUERY } from '@/integrator-api/cars'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey('stock:read', getCar),
  PUT: withKey('stock:write', putCar, TAKING_QUERY),
  PATCH: withKey('stock:write', patchCar),
  DELETE: withKey('stock:write', deleteCar),
})

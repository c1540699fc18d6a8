import { methods } from '@/app/api/v1/methods'
import { listCars } from '@/integrator-api/cars'
import { CHANGES_QUERY } from '@/integrator-api/parameters'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey('stock:read', listCars, CHANGES_QUERY),
})

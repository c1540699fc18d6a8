import { methods } from '@/app/api/v1/methods'
import { readStockFile } from '@/integrator-api/stockFiles'
import { withKey } from '@/integrator-api/withKey'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: withKey('stock:read', readStockFile),
})

import { methods } from '@/app/api/v1/methods'
import { batchCars, patchCars, TAKING_QUERY } from '@/integrator-api/cars'
import { withKey } from '@/integrator-api/withKey'

type Context = { params: Promise<{ action: string }> }

export const dynamic = 'force-dynamic'
// A folder name with a colon is invalid on some systems, so `cars:batch` is matched as a value. Next does not decode it.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  { POST: withKey('stock:write', batchCars, TAKING_QUERY), PATCH: withKey('stock:write', patchCars) },
  async ({ params }: Context) => /^cars(?::|%3a)batch$/i.test((await params).action),
)

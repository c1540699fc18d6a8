import { methods } from '@/app/api/v1/methods'
import { batchCars, patchCars, TAKING_QUERY } from '@/integrator-api/cars'
import { notFound } from '@/integrator-api/problem'
import { withKey, type Call } from '@/integrator-api/withKey'

type Params = { dealership: string; action: string }

// A folder name with a colon is invalid on some systems, so `cars:batch` is matched as a value. Next does not decode it.
const isBatch = ({ action }: Params): boolean => /^cars(?::|%3a)batch$/i.test(action)

const ofBatch =
  (handle: (call: Call<Params>) => Promise<Response>) =>
  async (call: Call<Params>): Promise<Response> => {
    if (!isBatch(call.params)) throw notFound()
    return handle(call)
  }

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  {
    POST: withKey('stock:write', ofBatch(batchCars), TAKING_QUERY),
    PATCH: withKey('stock:write', ofBatch(patchCars)),
  },
  async ({ params }: { params: Promise<Params> }) => isBatch(await params),
)

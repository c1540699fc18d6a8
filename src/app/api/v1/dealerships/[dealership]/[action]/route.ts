import { TAKING_QUERY } from '@/integrator-api/cars'
import { methods } from '@/app/api/v1/methods'
import { dealershipAction, isDealershipAction } from '@/integrator-api/actions'
import { withKey } from '@/integrator-api/withKey'

// A folder name with a colon is invalid on some systems, so `cars:batch` is matched as a value.
type Context = { params: Promise<{ action: string }> }

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  { POST: withKey('stock:write', dealershipAction, TAKING_QUERY) },
  async ({ params }: Context) => isDealershipAction((await params).action),
)

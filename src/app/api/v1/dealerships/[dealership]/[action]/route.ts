import { dealershipAction } from '@/integrator-api/actions'
import { absent } from '@/integrator-api/absent'
import { withKey } from '@/integrator-api/withKey'

// A colon cannot stand in a folder name everywhere, so `cars:batch` is matched as a value.
export const dynamic = 'force-dynamic'
export const POST = withKey('stock:write', dealershipAction)
export const GET = absent
export const PUT = absent
export const PATCH = absent
export const DELETE = absent

import { absent } from '@/integrator-api/absent'
import { feedCall } from '@/integrator-api/feeds'
import { withKey } from '@/integrator-api/withKey'

// The same feed at the longer address: a client may append to the address that it posted to.
export const dynamic = 'force-dynamic'
export const POST = withKey('stock:write', feedCall)
export const GET = absent
export const PUT = absent
export const PATCH = absent
export const DELETE = absent

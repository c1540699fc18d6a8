import { methods } from '@/app/api/v1/methods'
import { feedCall, isFeedAction } from '@/integrator-api/feeds'
import { withKey } from '@/integrator-api/withKey'

// The same feed at a longer address: some clients append to the address that they post to.
type Context = { params: Promise<{ action: string }> }

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  { POST: withKey('stock:write', feedCall) },
  async ({ params }: Context) => isFeedAction((await params).action),
)

import { methods } from '@/app/api/v1/methods'
import { operate } from '@/cli/server/route'

// Requests without the installation's secret get a 404, so that the endpoint stays hidden.
export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: operate }, () => false)

import { absent } from '@/integrator-api/absent'
import { operate } from '@/cli/server/route'

// Only holders of the installation's secret get an answer; to everybody else there is nothing here.
export const dynamic = 'force-dynamic'
export const POST = operate
export const GET = absent
export const PUT = absent
export const PATCH = absent
export const DELETE = absent

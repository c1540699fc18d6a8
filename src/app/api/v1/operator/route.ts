import { methods } from '@/app/api/methods'
import { operate } from '@/cli/server/route'

// Only holders of the installation's secret get an answer; to everybody else there is nothing here.
export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: operate }, () => false)

import { openApi } from '@/integrator-api/openapi'
import { json } from '@/integrator-api/problem'

export const dynamic = 'force-dynamic'
export const GET = (): Response => json(openApi())

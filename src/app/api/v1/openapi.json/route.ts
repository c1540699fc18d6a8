import { openApi } from '@/api/openapi'
import { json } from '@/api/problem'

export const dynamic = 'force-dynamic'
export const GET = (): Response => json(openApi())

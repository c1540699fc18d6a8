import { methods } from '@/app/api/v1/methods'
import { collectionOf } from '@/integrator-api/collection'
import { openApi } from '@/integrator-api/openapi'
import { platformOrigin } from '@/lib/origins'
import { json } from '@/integrator-api/problem'

export const dynamic = 'force-dynamic'
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: () => json(collectionOf(openApi(), platformOrigin())),
})

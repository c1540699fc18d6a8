import type { Endpoint, PayloadRequest } from 'payload'
import { everyRole } from '@/access/rules'
import { tenantFor } from '@/access/tenantFor'
import { onShowOf, wordsIn } from './modelWordsEndpoint'

async function makesOf(req: PayloadRequest): Promise<Response> {
  const tenant = tenantFor(req, req.searchParams.get('tenant'), everyRole)
  return Response.json({ makes: await wordsIn(req, 'cars', 'make', onShowOf(tenant)) })
}

/** Staff of one dealer may leave out `?tenant=` -> {makes} of its stock; the same 404 for another dealer and a missing one. */
export const makesEndpoint: Endpoint = { path: '/stock-makes', method: 'get', handler: makesOf }

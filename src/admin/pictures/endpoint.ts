import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { idOf } from '@/access/ids'
import { readable } from '@/access/readable'
import { mayEditCars } from '@/admin/may'
import { MAX_UPLOAD_BYTES, REFUSALS } from '@/features/pictures/limits.rules'
import { keepPhoto } from '@/features/pictures/keepPhoto'

const say = (words: string, status: number) => new APIError(words, status, undefined, true)

/** The file is the body. The same 404 for another dealer's car and a missing one. */
async function take(req: PayloadRequest): Promise<Response> {
  const row = await readable(req, 'cars', req.routeParams?.id)
  const [id, tenant] = [idOf(row), idOf(row.tenant)]
  if (!id || !tenant) throw new NotFound(req.t)
  if (!mayEditCars(req.user))
    throw say('Photos of cars are changed by editors and dealer admins. Ask one of them.', 403)
  if (Number(req.headers.get('content-length') ?? 0) > MAX_UPLOAD_BYTES) throw say(REFUSALS.bytes, 413)
  const body = await req.arrayBuffer?.()
  const bytes = body ? Buffer.from(body) : Buffer.alloc(0)
  if (bytes.length > MAX_UPLOAD_BYTES) throw say(REFUSALS.bytes, 413)
  const stored = await keepPhoto({ id, tenant }, bytes)
  if ('refusal' in stored) throw say(stored.refusal, 422)
  return Response.json(stored, { status: 201 })
}

/** Stores one photo of a car. Shoppers see it once the car's form is saved with it. */
export const carPhotoEndpoint: Endpoint = { path: '/car-photos/:id', method: 'post', handler: take }

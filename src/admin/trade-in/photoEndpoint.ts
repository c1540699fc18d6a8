import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readable } from '@/access/readable'
import { readPhoto } from '@/core/person/rows/photoRows'
import { photosSchema } from '@/core/person/ownCarPhotos'

const params = z.object({ id: z.string(), photo: z.string().regex(/^\d{1,2}$/) })
const rowSchema = z.object({ photos: photosSchema.nullish() })

/** The caller has checked who asks. */
export function photoAnswer(req: PayloadRequest, bytes: Buffer | null | undefined): Response {
  if (!bytes) throw new NotFound(req.t)
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

/** People who may read a valuation may see its photos. The same 404 for another's and a missing one. */
async function showPhoto(req: PayloadRequest): Promise<Response> {
  const requested = params.safeParse(req.routeParams)
  if (!requested.success) throw new NotFound(req.t)
  const row = await readable(req, 'valuations', requested.data.id)
  const photo = rowSchema.safeParse(row).data?.photos?.[Number(requested.data.photo)]
  return photoAnswer(req, photo && (await readPhoto(photo)))
}

export const valuationPhotoEndpoint: Endpoint = {
  path: '/valuation-photos/:id/:photo',
  method: 'get',
  handler: showPhoto,
}

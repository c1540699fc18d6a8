import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readable } from '@/access/readable'
import { readPhoto } from '@/features/trade-in/photos'
import { photosSchema } from '@/core/person/ownCarPhotos'

const params = z.object({ id: z.string(), photo: z.string().regex(/^\d{1,2}$/) })
const rowSchema = z.object({ photos: photosSchema.nullish() })

/** People who may read a valuation may see its photos. The same 404 for another's and a missing one. */
async function showPhoto(req: PayloadRequest): Promise<Response> {
  const requested = params.safeParse(req.routeParams)
  if (!requested.success) throw new NotFound(req.t)
  const row = await readable(req, 'valuations', requested.data.id)
  const photo = rowSchema.safeParse(row).data?.photos?.[Number(requested.data.photo)]
  const bytes = photo && (await readPhoto(photo))
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

export const valuationPhotoEndpoint: Endpoint = {
  path: '/valuation-photos/:id/:photo',
  method: 'get',
  handler: showPhoto,
}

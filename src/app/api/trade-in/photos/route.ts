import { stepPath } from '@/domain/valuations/paths'
import { MAX_PHOTOS, MAX_SENDING_MB } from '@/domain/valuations/photoLimits'
import { addPhotos, removePhoto } from '@/valuations/photos'
import type { Site } from '@/domain/views'
import { json } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { finish } from '@/app/api/trade-in/finish'
import { BUSY, forTrade, journeyOf, refuse, UNKNOWN, wantsPage } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import { phrase, t } from '@/lib/words'

const whole = (message: string) => [{ path: '', message }]

async function filesOf(form: FormData) {
  const files = form.getAll('photos').filter((value) => typeof value !== 'string' && value.size > 0)
  return Promise.all(
    files
      .slice(0, MAX_PHOTOS + 1)
      .map(async (file) =>
        typeof file === 'string'
          ? { name: file, data: Buffer.alloc(0) }
          : { name: file.name, data: Buffer.from(await file.arrayBuffer()) },
      ),
  )
}

async function take(site: Site, request: Request): Promise<Response> {
  const plain = wantsPage(request) && { site, request }
  const form = await request.formData().catch(() => null)
  if (!form) return refuse(plain, 415, whole(phrase('Send the photos as a form (multipart/form-data).')))
  const journey = await journeyOf(site, form.get('id'))
  if (!journey) return refuse(plain, 404, whole(UNKNOWN))
  const back = stepPath('photos', journey.lead_id)
  const remove = form.get('remove')
  if (typeof remove === 'string' && /^\d$/.test(remove)) {
    const gone = await removePhoto(site, journey, Number(remove))
    return plain ? seeOther(back) : json({ removed: gone })
  }
  const sent = await filesOf(form)
  const isLast = form.get('then') === 'accept'
  if (!sent.length && !isLast)
    return refuse(plain, 422, [{ path: 'photos', message: phrase('Choose a photo first.') }])
  const added = sent.length ? await addPhotos(site, journey, sent) : null
  if (added?.kind === 'closed') return refuse(plain, 409, whole(BUSY))
  const refused = added?.refused ?? []
  // A refused photo is reported before the journey ends.
  if (isLast && !refused.length) {
    const [rego, regoState] = [form.get('rego'), form.get('regoState')]
    return finish(site, { journey, rego, regoState, plain })
  }
  if (plain) return seeOther(refused.length ? `${back}&refused=${refused.length}` : back)
  return json({ added: sent.length - refused.length, refused }, 201)
}

/** Read to its end, or the browser would not show the answer; nothing of it is kept. */
async function tooLarge(site: Site, request: Request): Promise<Response> {
  await request.body?.pipeTo(new WritableStream()).catch(() => undefined)
  const message = t('Send at most {mb} MB at once.', { mb: MAX_SENDING_MB })
  return refuse(wantsPage(request) && { site, request }, 413, [{ path: 'photos', message }])
}

/** multipart: `id` and up to eight `photos`, or `id` and `remove`, a photo's number from 0. `then=accept` ends the journey. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => {
    const bytes = Number(request.headers.get('content-length') ?? 0)
    return forTrade(request, 'photos', (site) =>
      bytes > (MAX_SENDING_MB + 1) * 1024 * 1024 ? tooLarge(site, request) : take(site, request),
    )
  },
})

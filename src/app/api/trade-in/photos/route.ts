import { stepPath } from '@/core/dealer/links/tradeInPaths'
import { addPhotos, removePhoto } from '@/features/trade-in/photos'
import type { Site } from '@/core/dealer/views'
import { json } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { tooLargeForm } from '@/app/api/forms/tooLargeForm'
import { photoForm, sentPhotos } from '@/core/person/photoForm'
import { finish } from '@/app/api/trade-in/finish'
import { BUSY, forTrade, journeyOf, refuse, UNKNOWN, wantsPage } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import { readForm } from '@/lib/requestBody'
import { phrase } from '@/lib/words'

const whole = (message: string) => [{ path: '', message }]

async function take(site: Site, request: Request): Promise<Response> {
  const plain = wantsPage(request) && { site, request }
  // Whose photos they are is asked before the first is kept in memory.
  const isKnown = async (fields: ReadonlyMap<string, string>) =>
    !fields.has('id') || Boolean(await journeyOf(site, fields.get('id')))
  const sending = await readForm(request, photoForm(1000), isKnown)
  if (!sending.ok && sending.why === 'broken')
    return refuse(plain, 415, whole(phrase('Send the photos as a form (multipart/form-data).')))
  if (!sending.ok && sending.why === 'large') return refuse(plain, 413, tooLargeForm())
  const form = sending.ok ? sending.fields : null
  const journey = form && (await journeyOf(site, form.get('id')))
  if (!sending.ok || !form || !journey) return refuse(plain, 404, whole(UNKNOWN))
  const back = stepPath('photos', journey.lead_id)
  const remove = form.get('remove')
  if (remove && /^\d$/.test(remove)) {
    const gone = await removePhoto(site, journey, Number(remove))
    return plain ? seeOther(back) : json({ removed: gone })
  }
  const sent = sentPhotos(sending.files)
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

/** multipart: `id` and up to eight `photos`, or `id` and `remove`, a photo's number from 0. `then=accept` ends the journey. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forTrade(request, 'photos', (site) => take(site, request)),
})

import { stepPath } from '@/core/dealer/links/tradeInPaths'
import { MAX_PHOTOS, MAX_SENDING_MB } from '@/features/trade-in/photoLimits.rules'
import { addPhotos, removePhoto } from '@/features/trade-in/photos'
import type { Site } from '@/core/dealer/views'
import { json } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { finish } from '@/app/api/trade-in/finish'
import { BUSY, forTrade, journeyOf, refuse, UNKNOWN, wantsPage } from '@/app/api/trade-in/forTrade'
import { methods } from '@/app/api/methods'
import { readForm, type SentFile } from '@/lib/requestBody'
import { phrase, t } from '@/lib/words'

const whole = (message: string) => [{ path: '', message }]

const MB = 1024 * 1024
const LIMITS = {
  ...{ files: 3 * MAX_PHOTOS, fields: 12, fieldBytes: 1000 },
  ...{ fileBytes: (MAX_SENDING_MB + 1) * MB, bytes: (MAX_SENDING_MB + 1) * MB },
}

const filesOf = (files: readonly SentFile[]) =>
  files.filter(({ field, name, data }) => field === 'photos' && name && data.length).slice(0, MAX_PHOTOS + 1)

async function take(site: Site, request: Request): Promise<Response> {
  const plain = wantsPage(request) && { site, request }
  // Whose photos they are is asked before the first is kept in memory.
  const isKnown = async (fields: ReadonlyMap<string, string>) =>
    !fields.has('id') || Boolean(await journeyOf(site, fields.get('id')))
  const sending = await readForm(request, LIMITS, isKnown)
  if (!sending.ok && sending.why === 'broken')
    return refuse(plain, 415, whole(phrase('Send the photos as a form (multipart/form-data).')))
  if (!sending.ok && sending.why === 'large') return tooLarge(plain)
  const form = sending.ok ? sending.fields : null
  const journey = form && (await journeyOf(site, form.get('id')))
  if (!sending.ok || !form || !journey) return refuse(plain, 404, whole(UNKNOWN))
  const back = stepPath('photos', journey.lead_id)
  const remove = form.get('remove')
  if (remove && /^\d$/.test(remove)) {
    const gone = await removePhoto(site, journey, Number(remove))
    return plain ? seeOther(back) : json({ removed: gone })
  }
  const sent = filesOf(sending.files)
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

const tooLarge = (plain: Parameters<typeof refuse>[0]): Response =>
  refuse(plain, 413, [
    { path: 'photos', message: t('Send at most {mb} MB at once.', { mb: MAX_SENDING_MB }) },
  ])

/** multipart: `id` and up to eight `photos`, or `id` and `remove`, a photo's number from 0. `then=accept` ends the journey. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> => forTrade(request, 'photos', (site) => take(site, request)),
})

import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { auditWork } from '@/access/audit'
import { bodyOf, refuse } from '@/access/bodyOf'
import { MAX_PHOTOS, MAX_SENDING_MB } from '@/core/person/photoLimits.rules'
import { photoForm, sentPhotos } from '@/core/person/photoForm'
import { dropPhotos, type SentPhoto, storePhotos } from '@/core/person/rows/photoRows'
import { parseJson } from '@/lib/json'
import { readForm } from '@/lib/requestBody'
import { changeable } from '@/access/changeable'
import { idOf, recordOf } from '@/access/ids'
import { hasRole, sellers } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { carsById } from '@/core/car/read/cars'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { isAvailable, isShownOnSite } from '@/core/car/availability'
import { type Answer, answerSchema, type TimelineEntry } from '@/features/leads/leadTimeline.rules'
import { offeredCar, type OfferedCar } from '@/features/leads/offeredCar.rules'
import { addLeadEntry, type EntryOutcome } from '@/features/leads/leadEntry'
import { waysOf } from './waysOf'

const REFUSED: Record<Exclude<EntryOutcome, 'kept' | 'known'>, [status: number, message: string]> = {
  busy: [503, 'The emails of this lead are being sent. Your text is still here: try again in a moment.'],
  full: [422, 'This lead’s timeline is full.'],
  'no-address': [422, 'This lead has no email address. Call them, and note the call here.'],
  'no-mobile': [
    422,
    'No SMS goes to this lead: it has no mobile number, or your dealer sends no replies by SMS (Settings, Forms and consent).',
  ],
}

const NO_CAR = 'This car cannot be offered: it is not on your website any more. Choose another.'

/** Another car of the lead's dealer, as its website shows it today. */
async function offeredIn(tenant: string, car_id: string | null | undefined): Promise<OfferedCar | null> {
  if (!car_id) return null
  const site = await siteOfTenant(tenant)
  const [car] = site ? await carsById(site, [car_id]) : []
  if (!site || !car || !isAvailable(car) || !isShownOnSite(car, site.config.search)) throw refuse(NO_CAR, 422)
  return offeredCar(car, site)
}

/** A letter has up to four bytes. */
const FORM = photoForm(8_000 * 4 + 1_000)
const NO_PHOTOS = 'Photos go with an email, where your website has conversations (Settings, Features).'

/** JSON, or a form with it as `answer` and with `photos`. */
async function sentBy(req: PayloadRequest): Promise<{ answer: Answer; photos: SentPhoto[] }> {
  if (!req.headers.get('content-type')?.startsWith('multipart/'))
    return { answer: await bodyOf(req, answerSchema), photos: [] }
  const form = await readForm({ body: req.body ?? null, headers: req.headers }, FORM)
  if (!form.ok && form.why === 'large')
    throw refuse(`Send at most ${MAX_SENDING_MB} MB of photos at once.`, 422)
  const parsed = answerSchema.safeParse(form.ok ? parseJson(form.fields.get('answer') ?? '') : null)
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? 'Write something first.', 422)
  return { answer: parsed.data, photos: form.ok ? sentPhotos(form.files) : [] }
}

/** All of them, or none. */
async function storeAll(folder: string, photos: readonly SentPhoto[]) {
  const { taken, refused } = await storePhotos(folder, MAX_PHOTOS, photos)
  if (!refused.length) return taken
  await dropPhotos(taken)
  throw refuse(refused.join(' '), 422)
}

/** `{key, kind, text, car_id?}`, with photos as a form -> 201 and the stored entry; 200 for a repeated key. Also sends a reply by mail or SMS. */
async function answerLead(req: PayloadRequest): Promise<Response> {
  const lead = await changeable(req, 'leads', req.routeParams?.id)
  const { answer, photos } = await sentBy(req)
  const { key, kind, text, car_id } = answer
  const tenant = idOf(lead.tenant) ?? ''
  const ways = await waysOf(req.payload, tenant, String(lead.phone ?? ''))
  if (photos.length && !(kind === 'reply' && ways.takesPhotos)) throw refuse(NO_PHOTOS, 422)
  const isSent = kind === 'reply' || kind === 'sms'
  const car = isSent ? await offeredIn(tenant, car_id) : null
  const user = recordOf(req.user)
  const email = String(user.email)
  const entry: TimelineEntry = {
    key,
    kind,
    text,
    at: new Date().toISOString(),
    by: typeof user.name === 'string' ? user.name : email,
    by_id: String(user.id),
    ...(car && { car }),
    ...(photos.length && { photos: await storeAll(`${tenant}/${String(lead.id)}`, photos) }),
  }
  // Platform admins answer in a dealer's name, but no leads are assigned to them.
  const takes = hasRole(staffOf(req.user), sellers)
  const stored = await addLeadEntry(String(lead.id), entry, {
    ...{ replyTo: email, takes, mobile: ways.mobile },
  })
  if (stored !== 'kept') await dropPhotos(entry.photos ?? [])
  if (stored !== 'kept' && stored !== 'known') {
    const [status, message] = REFUSED[stored]
    throw new APIError(message, status, undefined, true)
  }
  if (stored === 'kept') await auditWork(req, 'leads', `${kind} on`, lead)
  return Response.json({ entry }, { status: stored === 'kept' ? 201 : 200 })
}

export const answerEndpoint: Endpoint = {
  path: '/lead-answers/:id',
  method: 'post',
  handler: answerLead,
}

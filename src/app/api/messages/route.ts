import { MESSAGE_MAX } from '@/core/person/leadField'
import type { Site } from '@/core/dealer/views'
import { hear } from '@/features/leads/hear'
import { countMessage } from '@/features/leads/limits'
import { openThread, photoIn } from '@/features/leads/thread'
import { threadHref } from '@/features/leads/threadLinks'
import { readForm } from '@/lib/requestBody'
import { forSite, notFound } from '@/app/api/cars/answers'
import { tooLargeForm } from '@/app/api/forms/tooLargeForm'
import { photoForm, sentPhotos } from '@/core/person/photoForm'
import { plainFailure, seeOther } from '@/app/api/forms/plainPages'
import type { PostedForm } from '@/app/api/forms/readForm'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { phrase, t } from '@/lib/words'

const whole = (message: string) => [{ path: '', message }]

const UNKNOWN = phrase('This conversation is not here. Open the link of our last email once more.')
const NOT_KEPT = {
  busy: phrase('This could not be stored just now. Please send it again.'),
  full: phrase('This conversation is full. Please send us a new enquiry.'),
}
/** A letter has up to four bytes. */
const FORM = photoForm(MESSAGE_MAX * 4)

async function take(site: Site, request: Request): Promise<Response> {
  const refuse: PostedForm['refuse'] = (...said) => plainFailure({ site, request }, ...said)
  const counted = await countMessage(request.headers.get('x-forecourt-ip') ?? '')
  if (!counted.ok) return tooMany({ refuse }, site, counted.retryAfter)
  const opened = (fields: ReadonlyMap<string, string>) =>
    openThread(site, fields.get('reference') ?? '', fields.get('key'))
  // Whose it is is asked before the first photo is kept in memory.
  const sent = await readForm(request, FORM, async (fields) => Boolean(await opened(fields)))
  if (!sent.ok && sent.why === 'large') return refuse(413, tooLargeForm())
  const thread = sent.ok ? await opened(sent.fields) : null
  if (!sent.ok || !thread) return refuse(404, whole(UNKNOWN))
  const text = (sent.fields.get('text') ?? '').trim()
  const photos = sentPhotos(sent.files)
  if (!text && !photos.length) return refuse(422, whole(phrase('Write something, or choose a photo.')))
  if (text.length > MESSAGE_MAX)
    return refuse(422, whole(t('Keep it under {max} characters.', { max: MESSAGE_MAX })))
  const once = (sent.fields.get('once') ?? '').slice(0, 64) || crypto.randomUUID()
  const { outcome, refused } = await hear(thread, {
    ...{ key: `page-${once}`, text, via: 'page', photos, at: new Date() },
  })
  if (outcome === 'busy' || outcome === 'full')
    return refuse(outcome === 'busy' ? 503 : 422, whole(NOT_KEPT[outcome]))
  const back = threadHref(thread.tenant, thread.lead_id, thread.key)
  return seeOther(`${back}${refused.length ? `&refused=${refused.length}` : '&sent=1'}#latest`)
}

async function show(site: Site, { searchParams }: URL): Promise<Response> {
  const { reference = '', key, entry = '', nth } = Object.fromEntries(searchParams)
  const thread = await openThread(site, reference, key)
  const bytes = thread && (await photoIn(thread, entry, Number(nth)))
  if (!bytes) return notFound()
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...{ 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
      ...{ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" },
    },
  })
}

/**
 * GET `reference`, `key`, `entry` and `nth`: a photo of a conversation. POST, multipart: `reference`, `key`, `text`, up to eight
 * `photos`, and `once`, the same for the same message: 303 to the conversation, or a page that says what is wrong.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request: Request): Promise<Response> => forSite(request, show),
  POST: (request: Request): Promise<Response> => forSite(request, (site) => take(site, request)),
})

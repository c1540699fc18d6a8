/** Mails and SMS of shoppers, as the dealer's mail service and SMS gateway hand them on. */
import { z } from 'zod'
import { siteOfTenant } from '@/core/dealer/read/sites'
import { MESSAGE_MAX } from '@/core/person/leadField'
import { MAX_PHOTOS } from '@/core/person/photoLimits.rules'
import { type Inbound, takeInbound } from '@/features/leads/inbound'
import { isAutomatic, newWords, readSender } from '@/features/leads/inbound.rules'
import { isRecord } from '@/lib/isRecord'
import { accepted, parseJson } from './body'
import { notAccepted } from './keys'
import { ApiError, json, notFound } from './problem'
import type { Call } from './withKey'

/** Services spell them in their own ways: `TextBody`, `MessageID`. */
const SPELLED: Record<string, string> = {
  ...{ textbody: 'text', plain: 'text', body: 'text', message: 'text' },
  ...{ messageid: 'message_id', id: 'message_id', sid: 'message_id', filename: 'name' },
}
function spelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spelled)
  if (!isRecord(value)) return value
  const named = Object.entries(value).map(([key, inside]): [string, unknown] => {
    const plain = key.toLowerCase().replace(/[_-]/g, '')
    return [SPELLED[plain] ?? plain, spelled(inside)]
  })
  return Object.fromEntries(named)
}

const messageId = z
  .string()
  .min(1)
  .max(1000)
  .meta({ description: 'Your own id of it: what you send twice is taken once' })
export const inboundMailSchema = z.object({
  from: z.string().max(1000).meta({ description: 'The sender, with the name or without' }),
  to: z.string().max(10_000).meta({
    description: 'Whom it went to; the mark after the + says which lead it answers',
  }),
  subject: z.string().max(1000).optional(),
  text: z.string().max(200_000).meta({ description: 'As plain text; what it quotes is left out' }),
  message_id: messageId,
  headers: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .optional()
    .meta({ description: 'Those of the mail: an automatic answer is not taken' }),
  attachments: z
    .array(z.object({ name: z.string().max(1000), content: z.base64() }))
    .max(50)
    .optional()
    .meta({ description: `Up to ${MAX_PHOTOS} photos, in base64; of others the name is noted` }),
})
export const inboundSmsSchema = z.object({
  from: z.string().min(3).max(40).meta({ description: 'The number of the sender' }),
  text: z.string().min(1).max(10_000),
  message_id: messageId,
})
export const handedOnSchema = z.object({
  state: z.enum(['threaded', 'new', 'known', 'ignored']).meta({
    description:
      'threaded: it stands in a lead; new: it made one; known: it was sent before; ignored: a program wrote it',
  }),
  lead_id: z.string().nullable(),
})
type HandedOn = z.output<typeof handedOnSchema>

async function read<T extends z.ZodType>(call: Call<unknown>, schema: T): Promise<z.output<T>> {
  // It may answer any lead of the dealer.
  if (call.key.dealerships?.length) throw notAccepted('takes a key that is bound to no dealership', '')
  return accepted(schema, spelled(await parseJson(call)))
}

const answer = (state: HandedOn['state'], lead_id: string | null): Response =>
  json({ state, lead_id } satisfies HandedOn)

async function take(call: Call<unknown>, sent: Omit<Inbound, 'at'>): Promise<Response> {
  const site = await siteOfTenant(call.key.tenant)
  if (!site) throw notFound()
  const taken = await takeInbound(site, { ...sent, at: new Date() })
  if (taken.kind === 'wrong') throw notAccepted(taken.message, '')
  if (taken.kind === 'new') return answer('new', taken.lead_id)
  const { outcome, lead_id } = taken
  if (outcome === 'busy')
    throw new ApiError('store_unavailable', 'The lead is being changed just now.', undefined, {
      'retry-after': '5',
    })
  if (outcome === 'full') throw notAccepted('the lead has too many entries', '')
  return answer(outcome === 'known' ? 'known' : 'threaded', lead_id)
}

const PHOTO = /\.(?:jpe?g|png|webp|heic|heif)$/i

export async function takeMail(call: Call<unknown>): Promise<Response> {
  const mail = await read(call, inboundMailSchema)
  if (isAutomatic(mail.headers ?? [])) return answer('ignored', null)
  const sender = readSender(mail.from)
  if (!sender) throw notAccepted('must have an email address', '/from')
  const attachments = mail.attachments ?? []
  const others = attachments.filter(({ name }) => !PHOTO.test(name))
  const photos = attachments.filter(({ name }) => PHOTO.test(name))
  const words = newWords(mail.text) || mail.subject || ''
  const note = others.length ? `\n\n(Not taken: ${others.map(({ name }) => name).join(', ')})` : ''
  return take(call, {
    ...{ id: mail.message_id, via: 'email', ...sender, phone: '', to: mail.to },
    text: (words.slice(0, MESSAGE_MAX - 500) + note).slice(0, MESSAGE_MAX),
    photos: photos.map(({ name, content }) => ({ name, data: Buffer.from(content, 'base64') })),
  })
}

export async function takeSms(call: Call<unknown>): Promise<Response> {
  const { from, text, message_id } = await read(call, inboundSmsSchema)
  const phone = /^\d{10,}$/.test(from) && !from.startsWith('0') ? `+${from}` : from
  return take(call, {
    ...{ id: message_id, via: 'sms', name: '', email: '', phone, to: '' },
    ...{ text: text.trim().slice(0, MESSAGE_MAX), photos: [] },
  })
}

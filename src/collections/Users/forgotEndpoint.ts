import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'
import { countReset } from '@/access/login/limits'
import { tooMany } from '@/access/tooMany'
import { afterwards } from '@/lib/afterwards'
import type { User } from '@/payload-types'
import { mailOne } from '@/core/letter/rows/mailStaff'
import { env } from '@/env'
import { forgottenMail } from '@/features/staff/letters.rules'
import { adminOrigins } from '@/lib/origins'
import { RESET_MS } from './auth'
import { callerOf } from './hooks/login'

const NO_ADDRESS = 'Enter your email address.'

/** Payload makes a link that ends the one before: whoever asks again and again would end each before its owner opens it. */
async function tokenFor(req: PayloadRequest, email: string): Promise<string | null> {
  const { payload } = req
  const collection = 'users'
  const where = { email: { equals: email.trim().toLowerCase() } }
  const row = await payload.db.findOne<User>({ collection, where })
  const { resetPasswordToken: token, resetPasswordExpiration: end } = row ?? {}
  if (!row || !token || !end || Date.parse(end) < Date.now())
    return payload.forgotPassword({ collection, data: { email }, disableEmail: true, req })
  const resetPasswordExpiration = new Date(Date.now() + RESET_MS).toISOString()
  await payload.update({ collection, id: row.id, data: { resetPasswordExpiration }, overrideAccess: true })
  return token
}

// The host comes from our settings: a request's Host header must not choose where a reset link leads.
async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  const token = await tokenFor(req, email)
  const to = email.trim().toLowerCase()
  const link = `${adminOrigins(env)[0]}/admin/reset/${token}`
  if (token) await mailOne(req.payload.email, to, forgottenMail, { email: to, link })
}

/**
 * Payload's own endpoint answers for a known address only after its mail was sent: the time would reveal that the account
 * exists. Here the link is made and sent after the response.
 */
export const forgotEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  async handler(req: PayloadRequest) {
    await addDataAndFileToRequest(req)
    const data = recordOf(req.data)
    const { email } = data
    if (typeof email !== 'string' || !email.trim())
      return Response.json({ errors: [{ message: NO_ADDRESS }] }, { status: 400 })
    const counted = await countReset(callerOf(req, data))
    if (!counted.ok) tooMany(req, counted.retryAfter)
    afterwards(sendLink(req, email), 'reset link not sent')
    return Response.json({ message: req.t('general:success') })
  },
}

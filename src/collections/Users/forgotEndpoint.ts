import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'
import { countReset } from '@/access/login/limits'
import { tooMany } from '@/access/tooMany'
import { afterwards } from '@/lib/afterwards'
import { callerOf } from './hooks/login'

const NO_ADDRESS = 'Enter your email address.'

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
    const sending = req.payload.forgotPassword({ collection: 'users', data: { email }, req })
    afterwards(sending, 'reset link not sent')
    return Response.json({ message: req.t('general:success') })
  },
}

import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'
import { countAttempt, RESET_LIMITS } from '@/access/login/limits'
import { tooMany } from '@/access/tooMany'
import { onShutdown } from '@/lib/lifecycle'
import { log } from '@/lib/log'
import { callerOf } from './hooks/login'

const NO_ADDRESS = 'Enter your email address.'

/** The end of the process waits for the mail. */
function later(sending: Promise<unknown>): void {
  const done = onShutdown(() => sending)
  void sending.catch((error: unknown) => log.error({ err: error }, 'reset link not sent')).finally(done)
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
    const counted = await countAttempt(RESET_LIMITS, callerOf(req, data))
    if (!counted.ok) tooMany(req, counted.retryAfter)
    later(req.payload.forgotPassword({ collection: 'users', data: { email }, req }))
    return Response.json({ message: req.t('general:success') })
  },
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request may see the inside of the program: from this machine itself, or with the operator's token. What a proxy
 * on this machine hands on comes from elsewhere.
 */
export function isOperator(req: IncomingMessage, token: string | undefined): boolean {
  const { authorization = '', forwarded, 'x-forwarded-for': forwardedFor, via } = req.headers
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  const isDirect = forwarded === undefined && forwardedFor === undefined && via === undefined
  return isDirect && LOOPBACK.test(req.socket.remoteAddress ?? '')
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/
const digest = (text: string) => createHash('sha256').update(text).digest()

/** From this machine, or with the operator's token. A request through a local proxy is not local. */
export function isOperator(req: IncomingMessage, token: string | undefined): boolean {
  const { authorization = '', forwarded, 'x-forwarded-for': forwardedFor, via } = req.headers
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (token && given) return timingSafeEqual(digest(given), digest(token))
  const isDirect = forwarded === undefined && forwardedFor === undefined && via === undefined
  return isDirect && LOOPBACK.test(req.socket.remoteAddress ?? '')
}

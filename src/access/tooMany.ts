import { APIError, type PayloadRequest } from 'payload'

/** @throws 429 that says when to try again, also in its Retry-After (seconds) */
export function tooMany(req: PayloadRequest, seconds: number, what = 'Too many attempts.'): never {
  req.responseHeaders = new Headers({ 'Retry-After': String(seconds) })
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new APIError(`${what} Try again in ${wait}.`, 429, undefined, true)
}

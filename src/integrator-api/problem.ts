import type { Notice } from '@/features/stock/coerce'
import { API_VERSION } from './changes.data'
import { API_ERRORS, type ApiErrorCode, problemType } from '@/lib/apiErrors'

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Request timeout',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
}

export class ApiError extends Error {
  readonly status: number
  constructor(
    readonly code: ApiErrorCode,
    detail: string,
    readonly errors?: readonly Notice[],
    readonly headers: Record<string, string> = {},
  ) {
    super(detail)
    this.status = API_ERRORS[code].status
    this.name = 'ApiError'
  }
}

/** The same bytes for "not yours" and "does not exist", so that a key cannot probe for data. */
export const notFound = () => new ApiError('not_found', 'There is nothing at this address.')

export const problemOf = ({ code, status, message, errors }: ApiError) => ({
  ...{ type: problemType(code), code },
  title: TITLES[status] ?? 'Error',
  status,
  detail: message,
  ...(errors ? { errors } : {}),
})

const OF_ALL = { 'cache-control': 'no-store', 'API-Version': API_VERSION }

export const problem = (error: ApiError): Response =>
  new Response(JSON.stringify(problemOf(error)), {
    status: error.status,
    headers: { 'content-type': 'application/problem+json', ...OF_ALL, ...error.headers },
  })

export const json = (
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), {
    status: init.status ?? 200,
    headers: { 'content-type': 'application/json', ...OF_ALL, ...init.headers },
  })

export const notAllowed = (allow: string): Response =>
  problem(new ApiError('method_not_allowed', `This address takes ${allow}.`, undefined, { allow }))

/** For an unknown address: the same response as for one that belongs to another caller. */
export const absent = (): Response => problem(notFound())

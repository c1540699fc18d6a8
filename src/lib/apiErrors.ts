/** Each way in which the integrator API refuses: a program goes by the code, a person reads what it means and what to do. */
interface ApiErrorKind {
  status: number
  means: string
  act: string
}

export const API_ERRORS = {
  unreadable: {
    ...{ status: 400, means: 'The request cannot be read: no JSON, no UTF-8, no gzip.' },
    act: 'Mend the body or the header that detail names, then send it again.',
  },
  unknown_parameter: {
    ...{ status: 400, means: 'The query has a name that this call does not know.' },
    act: 'Take one of the names in detail. Nothing was done.',
  },
  bad_idempotency_key: {
    ...{ status: 400, means: 'The Idempotency-Key is none.' },
    act: 'Send 1 to 255 visible characters.',
  },
  bad_etag: {
    ...{ status: 400, means: 'If-Match has no ETag as we answered it.' },
    act: 'Send the ETag of your last read, in its quotes.',
  },
  no_key: {
    ...{ status: 401, means: 'There is no key in the request.' },
    act: 'Send it as Authorization: Bearer.',
  },
  invalid_key: {
    ...{ status: 401, means: 'The key is unknown, has ended or was revoked.' },
    act: 'Ask the dealer for a new one, and stop sending with this one.',
  },
  missing_scope: {
    ...{ status: 403, means: 'The key may not make this call.' },
    act: 'Ask the dealer for a key with the scope in detail; GET /me says what yours has.',
  },
  dealer_suspended: {
    ...{ status: 403, means: 'The dealer’s website is switched off.' },
    act: 'Wait, and ask the dealer.',
  },
  not_found: {
    ...{ status: 404, means: 'There is nothing here, or it is not yours.' },
    act: 'Compare the address with GET /dealerships and with the car’s own stock number.',
  },
  method_not_allowed: {
    ...{ status: 405, means: 'The address takes other methods.' },
    act: 'Take one of those in Allow.',
  },
  too_slow: {
    ...{ status: 408, means: 'The body took too long to arrive.' },
    act: 'Send fewer cars at once, or again when the network is better.',
  },
  feed_closed: {
    ...{ status: 409, means: 'The full feed is committed, held or left already.' },
    act: 'Open a new one.',
  },
  request_running: {
    ...{ status: 409, means: 'The first request with this Idempotency-Key is still running.' },
    act: 'Send it again after Retry-After: you get the first answer.',
  },
  car_changed: {
    ...{ status: 412, means: 'Somebody else changed the car since you read it.' },
    act: 'Read it again, put your change onto it, and send that.',
  },
  too_large: {
    ...{ status: 413, means: 'The body is too large, or has too many cars or values.' },
    act: 'Send it in parts.',
  },
  address_too_long: {
    ...{ status: 414, means: 'The address is too long.' },
    act: 'Send less in the query.',
  },
  wrong_type: {
    ...{ status: 415, means: 'The content type or the content encoding is not taken here.' },
    act: 'Send the one in detail.',
  },
  invalid_query: {
    ...{ status: 422, means: 'A value of the query is not accepted.' },
    act: 'Mend what errors names.',
  },
  invalid_body: {
    ...{ status: 422, means: 'The body is not of the form that this call takes.' },
    act: 'Mend what errors names.',
  },
  invalid_car: {
    ...{ status: 422, means: 'The car lacks what every car must have.' },
    act: 'Mend what errors names: make, model, year, car_type or the stock number.',
  },
  invalid_file: {
    ...{ status: 422, means: 'The file cannot be understood as stock.' },
    act: 'Look at detail and at the example files.',
  },
  key_reused: {
    ...{ status: 422, means: 'This Idempotency-Key was used with another request.' },
    act: 'Take a new one for each request, and the same one only to send the same again.',
  },
  rate_limited: {
    ...{ status: 429, means: 'The key sends faster than it may.' },
    act: 'Wait for Retry-After; RateLimit-Remaining says how many are left.',
  },
  dealer_busy: {
    ...{ status: 429, means: 'Other large requests of this dealer are being read.' },
    act: 'Send it again after Retry-After.',
  },
  too_many_headers: {
    ...{ status: 431, means: 'The request has too many headers, or too long ones.' },
    act: 'Send fewer.',
  },
  internal: {
    ...{ status: 500, means: 'Something went wrong on our side.' },
    act: 'Send it again; tell us the X-Request-Id if it stays.',
  },
  store_unavailable: {
    ...{ status: 503, means: 'The database does not answer just now. Nothing was stored.' },
    act: 'Send it again after Retry-After.',
  },
  disk_full: {
    ...{ status: 503, means: 'The server has no room. Nothing was stored.' },
    act: 'Tell whoever runs it, and send it again later.',
  },
  car_busy: {
    ...{ status: 503, means: 'Others change this car at the same moment.' },
    act: 'Send it again.',
  },
  leads_unreadable: {
    ...{ status: 503, means: 'Leads were stored with another secret than the server has now.' },
    act: 'Tell whoever runs it: nothing is lost.',
  },
  not_ready: {
    ...{ status: 503, means: 'The server starts, stops or has too much to do.' },
    act: 'Send it again after Retry-After.',
  },
} as const satisfies Record<string, ApiErrorKind>
export type ApiErrorCode = keyof typeof API_ERRORS

const isCode = (name: string): name is ApiErrorCode => Object.hasOwn(API_ERRORS, name)
export const API_ERROR_CODES: readonly ApiErrorCode[] = Object.keys(API_ERRORS).filter(isCode)

/** Where the documents say what it means, of the platform's own address. */
export const errorId = (code: string): string => `error-${code}`
export const problemType = (code: ApiErrorCode): string => `/developers#${errorId(code)}`

/** What the server in front refuses, before a call is reached. */
const BY_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  ...{ 400: 'unreadable', 401: 'invalid_key', 404: 'not_found', 405: 'method_not_allowed' },
  ...{ 408: 'too_slow', 413: 'too_large', 414: 'address_too_long', 429: 'rate_limited' },
  ...{ 431: 'too_many_headers', 503: 'not_ready' },
}
export const codeOfStatus = (status: number): ApiErrorCode => BY_STATUS[status] ?? 'internal'

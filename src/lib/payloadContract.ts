/**
 * All assumptions about the insides of Payload's server: its tables, cookie, calls, and what its errors say of themselves. Each has
 * its test in tests/unit/access/payloadContract.test.ts. What is assumed of its screens: src/admin/payloadContract.ts.
 * It imports nothing, since the browser and the server in front of Next load it too.
 */

/** Collections that Payload adds to ours. */
export const PREFERENCES = 'payload-preferences'
export const LOCKS = 'payload-locked-documents'
export const KEY_VALUES = 'payload-kv'
const MIGRATIONS = 'payload-migrations'
/** What is of one store alone, or of one sitting: a move to another database leaves it behind. */
export const OF_ONE_STORE = [KEY_VALUES, MIGRATIONS, LOCKS]
/** Nobody reads or writes these over the API. */
const CLOSED_TABLES = [MIGRATIONS, KEY_VALUES, 'payload-jobs']
export const isPayloadsTable = (slug: string): boolean => slug.startsWith('payload-')
export const isClosedTable = (slug: string): boolean => CLOSED_TABLES.includes(slug)

/** The call that stores `{value}` for the person who is signed in. */
export const preferenceCall = (key: string): string => `/${PREFERENCES}/${key}`
/** The endpoint behind it, which writes past all hooks. */
export const PREFERENCE_ENDPOINT = { method: 'post', path: '/:key' }

/** The session's cookie, by the prefix of payload.config.ts. */
export const sessionCookie = (prefix: string): string => `${prefix}-token`
export const hasSessionCookie = (cookies: string | null, prefix: string): boolean =>
  cookies?.includes(`${sessionCookie(prefix)}=`) ?? false
/** With either prefix: its three parts are a JWT. */
export const SESSION_TOKEN =
  /(?:^|;\s*)[\w-]*payload-token=([\w-]{1,300})\.([\w-]{1,4000})\.([\w-]{20,200})(?:;|$)/
/** Payload signs with the beginning of the secret's hash, not with the secret. */
export const SIGNING = { secretHash: 'sha256', keyLength: 32, mac: 'sha256' } as const

/** The admin sends a query that is long for an address as a form. */
export const isReadByForm = (headers: Headers): boolean =>
  ['x-http-method-override', 'x-payload-http-method-override'].some((name) => headers.get(name) === 'GET')
/** The part of a form with a file that holds the values, as JSON. */
export const VALUES_PART = '_payload'

/** Messages between the admin's form and the preview in its frame. */
export const PREVIEW_READY = { type: 'payload-live-preview', ready: true }
export const isSavedMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'payload-document-event'

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined

/** `?where[createdAt][greater_than]=never`: Payload throws, or passes an undefined value to SQLite. */
export const isUnreadableDate = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof RangeError && error.message === 'Invalid time value') ||
    error.message.includes('undefined cannot be passed as argument to the database') ||
    isUnreadableDate(error.cause))

/** `where[id][near]=1`, or an order that the database does not know: Payload passes them on unchecked. */
export const isUnaskable = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message.startsWith('adapter.operators[') ||
    (error.message.startsWith('Failed query: select') && codeOf(error.cause) === 'SQLITE_ERROR'))

/** An object in a text column: the driver cannot bind it, so the query never reaches the database. */
const isUnfit = (error: Error): boolean =>
  /^Failed query: (?:insert|update)/.test(error.message) && !String(codeOf(error.cause)).startsWith('SQLITE_')

/** An empty entry in a field that refers to rows of several kinds: Payload reads the kind of each entry unchecked. */
const isOfNoKind = (error: Error): boolean =>
  error instanceof TypeError && error.message.endsWith("(reading 'relationTo')")

/** An object in place of a word, with a `toString` that is no function: the first who reads it as text fails. */
const isNoText = (error: Error): boolean =>
  (error instanceof TypeError &&
    /^Cannot convert object to primitive value|\.(?:toString|trim|toLowerCase|split|replace|startsWith) is not a function/.test(
      error.message,
    )) ||
  (error instanceof URIError && error.message === 'URI malformed')

export const isUnfitValue = (error: unknown): boolean =>
  error instanceof Error && (isUnfit(error) || isOfNoKind(error) || isNoText(error))

const BROKEN_FORM =
  /^(?:Multipart: Boundary not found|Unexpected end of (?:form|file)|Malformed (?:part header|content type)|Unsupported content type|Missing Content-Type|Request is not eligible for file upload)/

export type FormFault = 'broken' | 'above the limits' | 'values are no JSON' | 'no file'

/** What is wrong with a posted form whose reader threw: plain errors, which would be a 500 with a stack. Null for another error. */
export function formFaultOf(error: Error): FormFault | null {
  if (BROKEN_FORM.test(error.message)) return 'broken'
  // The reader stops at the first part above the limits of payload.config.ts, and does not say which limit it was.
  if (error.message === 'Multipart limit has been reached') return 'above the limits'
  if (error instanceof SyntaxError) return 'values are no JSON'
  // Text in place of the file: Payload would ask a storage for it that this server does not have.
  return error.message.startsWith('uploadConfig.handlers is not present') ? 'no file' : null
}

interface Refusal {
  status: number
  message: string
}

/** Payload's APIError with a status that is the caller's. By its marks, not its class: a build may hold the class twice. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error &&
  'isOperational' in error &&
  error.isOperational === true &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

/** Of a server function: nobody is signed in, may not do this, or there is none of that name. */
export const isRefusedCall = (error: unknown): boolean =>
  error instanceof Error &&
  (('status' in error && (error.status === 401 || error.status === 403)) ||
    /^Unknown Server Function|^Unauthorized/.test(error.message))

/** Payload looks up a server function by name in a plain object, which also has `constructor` and `toString`. */
export const isFunctionName = (name: unknown): boolean =>
  typeof name === 'string' && !(name in Object.prototype)
export const unknownFunction = (name: unknown): Error => new Error(`Unknown Server Function: ${String(name)}`)

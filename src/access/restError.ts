import { type AfterErrorHook, type PayloadRequest, Forbidden } from 'payload'
import {
  hasSessionCookie,
  isUnaskable,
  isUnfitValue,
  isUnreadableDate,
  formFaultOf,
  VALUES_PART,
  type FormFault,
} from '@/lib/payloadContract'
import { isDiskFull, isStoreUnavailable, isWriteConflict } from '@/lib/storeHealth'
import { invalidError } from './invalid'
import { restAnswer } from './restFault'
import { takenError } from './taken'
import { NO_FILE } from './fileOnly'

const WORDS: Record<FormFault, string> = {
  broken: 'The form cannot be read: send multipart/form-data with its boundary, whole.',
  'above the limits':
    'Choose a file, and only one: this form has several, too many other parts, or a value above 1 MB.',
  'values are no JSON': `The part ${VALUES_PART} of the form is not JSON.`,
  'no file': NO_FILE,
}

/** For a form that nobody should send; undefined for another error. */
export function formError(error: unknown, type: string | null) {
  if (!(error instanceof Error) || !/^multipart\//i.test(type ?? '')) return undefined
  const fault = formFaultOf(error)
  return fault ? restAnswer(400, WORDS[fault]) : undefined
}

type Addressed = Pick<PayloadRequest, 'method' | 'payload' | 'routeParams' | 'user'>

/** Null for another kind of call. */
const rowOf = ({ method, routeParams, payload }: Addressed) => {
  const { collection, id } = routeParams ?? {}
  const slug = Object.values(payload.collections).find(({ config }) => config.slug === collection)?.config
    .slug
  const writes = method === 'PATCH' || method === 'DELETE'
  return writes && slug && typeof id === 'string' ? { slug, id } : null
}

/** For a row that the caller cannot read Payload answers a write with 403 and a read with 404: a write must not reveal more. */
async function isHiddenRow(error: unknown, req: Addressed): Promise<boolean> {
  const row = error instanceof Forbidden && req.user ? rowOf(req) : null
  if (!row) return false
  return req.payload
    .count({
      collection: row.slug,
      where: { id: { equals: row.id } },
      overrideAccess: false,
      user: req.user,
    })
    .then(
      ({ totalDocs }) => totalDocs === 0,
      () => false,
    )
}

const SAVING = 'You are signed out. Sign in again in another tab, then save: nothing here is lost.'
const READING = 'You are signed out. Sign in again in another tab, then try again.'

/** Nobody without a session lacks a right: Payload’s words send a person to whoever gives rights. Null for another error. */
const signedOutWords = (
  error: unknown,
  { user, method }: Pick<PayloadRequest, 'user' | 'method'>,
): string | null =>
  !user && error instanceof Forbidden ? (method === 'POST' || method === 'PATCH' ? SAVING : READING) : null

export const restUnavailable = restAnswer(
  503,
  'The database does not answer just now. Nothing was saved: try again in a moment.',
)

const restFull = restAnswer(
  503,
  'The disk of the server is full. Nothing was saved: ask whoever runs it to make room, then try again.',
)

/** What the caller gets for an error that Payload throws without a status; undefined for a fault of ours. `type`: of the request's body. */
export function restError(error: unknown, type: string | null = null) {
  if (isUnreadableDate(error))
    return restAnswer(400, 'A date cannot be read: write it as 2026-11-21 or 2026-11-21T09:30:00Z.')
  if (isWriteConflict(error))
    return restAnswer(409, 'Somebody else saved this at the same moment. Nothing was saved: try again.')
  if (isDiskFull(error)) return restFull
  if (isStoreUnavailable(error)) return restUnavailable
  if (isUnaskable(error)) return restAnswer(400, 'The list cannot be filtered or put in order like this.')
  if (isUnfitValue(error)) return restAnswer(400, 'A value does not fit its field. Nothing was saved.')
  return formError(error, type)
}

/** Payload treats a session that it cannot read as none: an outage must not look like missing rights. */
async function sessionReadError({ user, headers, payload }: PayloadRequest): Promise<unknown> {
  if (user || !hasSessionCookie(headers.get('cookie'), payload.config.cookiePrefix)) return undefined
  return payload.db.findOne({ collection: 'users', where: { id: { exists: true } } }).then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** Still 403, as the admin's own forms expect. */
function signedOutAnswer(error: unknown, req: PayloadRequest) {
  const words = signedOutWords(error, req)
  return words === null ? undefined : restAnswer(403, words)
}

export const answerRestError: AfterErrorHook = async ({ error, req }) =>
  takenError(error, {
    collections: req.payload.config.collections,
    notUnique: req.t('error:valueMustBeUnique'),
  }) ??
  restError(error, req.headers.get('content-type')) ??
  restError(await sessionReadError(req)) ??
  signedOutAnswer(error, req) ??
  ((await isHiddenRow(error, req)) ? restAnswer(404, req.t('general:notFound')) : undefined) ??
  invalidError(error, {
    collections: req.payload.config.collections,
    intro: (count) => req.t('error:followingFieldsInvalid', { count }),
  }) ??
  undefined

import { Forbidden, type PayloadRequest } from 'payload'

const SAVING = 'You are signed out. Sign in again in another tab, then save: nothing here is lost.'
const READING = 'You are signed out. Sign in again in another tab, then try again.'

/** Nobody without a session lacks a right: Payload’s words send a person to whoever gives rights. Null for another error. */
export const signedOutWords = (
  error: unknown,
  { user, method }: Pick<PayloadRequest, 'user' | 'method'>,
): string | null =>
  !user && error instanceof Forbidden ? (method === 'POST' || method === 'PATCH' ? SAVING : READING) : null

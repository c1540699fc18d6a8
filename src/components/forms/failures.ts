import type { FieldErrors } from 'react-hook-form'
import { isRecord } from '@/lib/isRecord'
import { t } from '@/lib/words'
import type { FormValues } from './formValues'

/** `path`: the field's name, empty for the whole form. */
export interface Failure {
  path: string
  message: string
  /** Of a session that has ended: the sign-in, which leads back here. */
  signIn?: string
}

export const failuresOf = (errors: FieldErrors<FormValues>): Failure[] =>
  Object.entries(errors).flatMap(([path, error]) =>
    error?.message ? [{ path, message: error.message }] : [],
  )

/** Without those that were mended since; what concerns the whole form stays until the next attempt. */
export const stillAtFault = (
  failures: readonly Failure[],
  errors: FieldErrors<FormValues>,
): readonly Failure[] => failures.filter(({ path }) => path === '' || errors[path] !== undefined)

/** In the order of the fields on the page; messages for the whole form come first. */
export function inFormOrder(failures: readonly Failure[], form: HTMLFormElement | null): Failure[] {
  const names = [...(form?.elements ?? [])].map((element) => element.getAttribute('name'))
  return failures.toSorted((a, b) => names.indexOf(a.path) - names.indexOf(b.path))
}

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string'

/** Error messages from a server response; always at least one. */
export function answeredFailures(body: unknown): Failure[] {
  const { errors, error, sign_in: signIn }: Record<string, unknown> = isRecord(body) ? body : {}
  const failures = Array.isArray(errors) ? errors.filter(isFailure) : []
  if (failures.length) return failures
  if (typeof signIn === 'string' && typeof error === 'string' && signIn.startsWith('/sign-in'))
    return [{ path: '', message: error, signIn }]
  return [{ path: '', message: typeof error === 'string' ? error : t('An unexpected error occured') }]
}

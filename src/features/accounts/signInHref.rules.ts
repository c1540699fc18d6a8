import type { SignInType } from '@/core/dealer/links/gates'

export interface SignInPlace {
  type?: SignInType | null
  redirect?: string | null
  back?: string | null
  step?: 'code' | null
  /** The page adds an email or a phone to the signed-in account, instead of signing in. */
  add?: 'email' | 'phone' | null
  error?: string | null
}

/** `/sign-in?type=…&redirect=…&back=…`, without what is not set. */
export const signInHref = ({ type, redirect, back, step, add, error }: SignInPlace): string => {
  const query = new URLSearchParams(
    Object.entries({ type, redirect, back, step, add, error }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  ).toString()
  return query ? `/sign-in?${query}` : '/sign-in'
}

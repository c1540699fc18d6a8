import { notFound, redirect } from 'next/navigation'

/** Redirects from one of Payload's lists to our own screen. Payload leads here with `notFound` for a row that cannot be opened. */
export function toScreen(to: string, searchParams: Record<string, unknown> | undefined): never {
  if (searchParams?.notFound !== undefined) notFound()
  redirect(to)
}

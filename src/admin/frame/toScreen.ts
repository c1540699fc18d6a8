import { notFound, redirect } from 'next/navigation'

/** From a list of Payload's to the screen that we have instead. It is led to with `notFound` for a row that cannot be opened. */
export function toScreen(to: string, searchParams: Record<string, unknown> | undefined): never {
  if (searchParams?.notFound !== undefined) notFound()
  redirect(to)
}

import { notFound, redirect } from 'next/navigation'

/** Payload leads here with `notFound` for a row that cannot be opened. */
export function toScreen(to: string, searchParams: Record<string, unknown> | undefined): never {
  if (searchParams?.notFound !== undefined) notFound()
  redirect(to)
}

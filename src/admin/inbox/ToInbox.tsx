import { redirect } from 'next/navigation'
import type { ListViewServerProps } from 'payload'
import { inboxQuery, inboxState } from '@/domain/leads/inbox'

/** Payload writes its own state into the address of a list, so that the inbox has an address of its own. */
export function ToInbox({ searchParams }: Pick<ListViewServerProps, 'searchParams'>): never {
  const { search } = inboxState(searchParams)
  redirect(search ? `/admin/leads?${inboxQuery(inboxState({ search }))}` : '/admin/leads')
}

import type { ServerProps } from 'payload'
import { toScreen } from '@/admin/frame/toScreen'
import { inboxQuery, inboxState } from '@/features/leads/inbox.rules'

/** Payload writes its own state into the address of a list, so that the inbox has an address of its own. */
export function ToInbox({ searchParams }: Pick<ServerProps, 'searchParams'>): never {
  const { search } = inboxState(searchParams)
  toScreen(search ? `/admin/leads?${inboxQuery(inboxState({ search }))}` : '/admin/leads', searchParams)
}

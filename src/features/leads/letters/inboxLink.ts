import { env } from '@/env'
import { listHref } from '@/lib/adminHrefs'
import { adminOrigins } from '@/lib/origins'

/** For the dealer's people: the inbox, or what of it has these words. */
export const inboxLink = (search = ''): string =>
  `${adminOrigins(env)[0]}${listHref('leads')}${search && `?${new URLSearchParams({ search })}`}`

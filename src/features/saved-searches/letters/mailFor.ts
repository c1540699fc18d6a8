import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import type { MailMessage } from '@/integrations/mail'
import type { OwedMail, SavedSearch } from '@/features/saved-searches/row'
import { alertMail } from './alert'
import { confirmMail } from './confirm'
import { linksOf } from './links'

export function alertMailFor(site: Site, search: SavedSearch, owed: OwedMail): MailMessage {
  const links = linksOf(site, search.salt)
  const { name } = site.tenant
  return {
    key: owed.key,
    from: { name, address: env.sender },
    to: { name: '', address: search.email },
    replyTo: site.config.email ? { name, address: site.config.email } : undefined,
    unsubscribe: links.oneClick,
    ...(owed.kind === 'confirm' ? confirmMail(site, search, links) : alertMail(site, search, owed, links)),
  }
}

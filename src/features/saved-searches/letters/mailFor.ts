import type { LetterKind } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import type { OwedMail, SavedSearch } from '@/features/saved-searches/row'
import { alert, type Saved, sampleSearch } from './alert'
import { linksOf } from './links'

/** Repeats nothing that was typed: the form may carry another person's email address. */
export const confirm: LetterKind<Saved> = {
  name: 'Confirmation of a saved search',
  to: 'shopper',
  write({ site, search: { frequency, salt } }) {
    const links = linksOf(site, salt)
    return {
      subject: `Please confirm your saved search at ${site.tenant.name}`,
      preview: 'One click and the emails begin.',
      heading: 'Is this you?',
      parts: [
        `Somebody asked ${site.tenant.name} to email this address about new matches and price drops of a saved search, ${FREQUENCY_WORDS[frequency].sentence}. If it was you, please say yes:`,
        { button: 'Yes, email me', href: links.confirm },
        'The link works for seven days.',
      ],
      why: [
        'Not you? Then do nothing: without your yes we send nothing more, and forget this address within a week.',
        { link: 'Stop it now', href: links.stop },
      ],
    }
  },
  samples: (world) => ({ 'To confirm': { site: world.site, search: sampleSearch(world) } }),
}

export function alertMailFor(site: Site, search: SavedSearch, owed: OwedMail): MailMessage {
  const envelope = {
    key: owed.key,
    to: { name: '', address: search.email },
    unsubscribe: linksOf(site, search.salt).oneClick,
  }
  return owed.kind === 'confirm'
    ? mailOf(confirm, { site, search }, lookOf(site), envelope)
    : mailOf(alert, { site, search, cars: owed.cars, more: owed.more }, lookOf(site), envelope)
}

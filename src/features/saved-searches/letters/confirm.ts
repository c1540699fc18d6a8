import { FREQUENCY_WORDS } from '@/features/saved-searches/frequency.rules'
import { signature } from '@/core/letter/signature'
import type { Site } from '@/core/dealer/views'
import { escapeHtml } from '@/lib/text'
import type { SavedSearch } from '@/features/saved-searches/row'
import { button, coloursOf, frame, paragraph, textLink } from './frame'
import type { Links } from './links'

/** Repeats nothing that was typed: the form may carry another person's e-mail address. */
export function confirmMail(
  site: Site,
  { frequency }: SavedSearch,
  links: Links,
): { subject: string; text: string; html: string } {
  const dealer = site.tenant.name
  const colours = coloursOf(site.config)
  const asked = `Somebody, we hope you, asked ${dealer} to email this address new matches and price drops for a saved search, ${FREQUENCY_WORDS[frequency].sentence}.`
  const notYou =
    'Not you? Then do nothing: without your yes we send nothing more, and forget this address within a week.'
  return {
    subject: `Please confirm your saved search at ${dealer}`,
    text: [
      asked,
      '',
      `Yes, email me: ${links.confirm}`,
      '',
      notYou,
      '',
      `Or stop it now: ${links.stop}`,
      '',
      ...signature(site),
    ].join('\n'),
    html: frame(site, {
      preview: 'One click and the emails begin.',
      heading: 'Is this you?',
      body: `${paragraph(asked)}<p style="margin:0 0 22px">${button(colours, links.confirm, 'Yes, email me')}</p>${paragraph('The link works for seven days.')}`,
      why: `<p style="margin:0">${escapeHtml(notYou)} Or ${textLink(colours, links.stop, 'stop it now')}.</p>`,
    }),
  }
}

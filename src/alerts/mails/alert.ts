import { DateTime } from 'luxon'
import { buildSearchHref } from '@/domain/listState/href'
import { FREQUENCY_WORDS } from '@/domain/alerts/frequency'
import { signature } from '@/domain/mail/signature'
import type { Site } from '@/domain/views'
import { escapeHtml } from '@/lib/escapeHtml'
import { savedState } from '@/alerts/readSearch'
import type { OwedMail, SavedSearch } from '@/alerts/row'
import { carLines, carRow } from './carRow'
import { button, coloursOf, frame, paragraph, textLink } from './frame'
import type { Links } from './links'
import { headline, subjectOf } from './words'

type Alert = Extract<OwedMail, { kind: 'alert' }>

/** No count here: the linked list also shows cars just sold. */
const SEE_ALL = 'See the whole list'

export function alertMail(
  site: Site,
  search: SavedSearch,
  { cars, more }: Alert,
  links: Links,
): { subject: string; text: string; html: string } {
  const { labels } = site.config
  const colours = coloursOf(site.config)
  const list = site.origin + buildSearchHref({ ...savedState(search.search), sortBy: 'latest' })
  const heading = headline(cars, more, labels.cars)
  const confirmed = DateTime.fromISO(search.confirmed_at ?? '', { zone: site.config.timezone })
  const since = confirmed.isValid ? ` on ${confirmed.toFormat('d MMMM yyyy')}` : ''
  const why = `You get this because you saved the search “${search.name}” at ${site.tenant.name} and confirmed it${since}. We write ${FREQUENCY_WORDS[search.frequency].sentence}.`
  return {
    subject: subjectOf(search.name, cars, more, labels.cars),
    text: [
      `${heading} for your search “${search.name}”`,
      '',
      ...cars.flatMap((car) => [carLines(site.origin, car), '']),
      `${SEE_ALL}: ${list}`,
      '',
      why,
      `Stop these emails: ${links.stop}`,
      '',
      ...signature(site),
    ].join('\n'),
    html: frame(site, {
      preview: cars.map((car) => `${car.name}, ${car.price}`).join(' · '),
      heading,
      body: `${paragraph(`For your search “${search.name}”.`)}${cars.map((car) => carRow(colours, site.origin, car)).join('')}
<p style="margin:6px 0 0">${button(colours, list, SEE_ALL)}</p>`,
      why: `<p style="margin:0">${escapeHtml(why)} ${textLink(colours, links.stop, 'Stop these emails')}</p>`,
    }),
  }
}

import type { OwedMail, SavedSearch } from '@/features/saved-searches/row'
import { signature } from '@/core/letter/signature'
import type { Site } from '@/core/dealer/views'
import { escapeHtml } from '@/lib/text'
import { aboutOf } from './about'
import { carLines, carRow } from './carRow'
import { button, coloursOf, frame, paragraph, textLink } from './frame'
import type { Links } from './links'
import { headline, subjectOf } from './words'

type Alert = Extract<OwedMail, { kind: 'alert' }>

export function alertMail(
  site: Site,
  search: SavedSearch,
  { cars, more }: Alert,
  links: Links,
): { subject: string; text: string; html: string } {
  const noun = site.config.labels.cars
  const colours = coloursOf(site.config)
  const heading = headline(cars, more, noun)
  const about = aboutOf(site, search)
  return {
    subject: subjectOf(search.name, cars, more, noun),
    text: [
      `${heading} for ${about.what}`,
      '',
      ...cars.flatMap((car) => [carLines(site.origin, car), '']),
      `${about.link}: ${about.href}`,
      '',
      about.why,
      `Stop these emails: ${links.stop}`,
      '',
      ...signature(site),
    ].join('\n'),
    html: frame(site, {
      preview: cars.map((car) => `${car.name}, ${car.price}`).join(' · '),
      heading,
      body: `${paragraph(`For ${about.what}.`)}${cars.map((car) => carRow(colours, site.origin, car)).join('')}
<p style="margin:6px 0 0">${button(colours, about.href, about.link)}</p>`,
      why: `<p style="margin:0">${escapeHtml(about.why)} ${textLink(colours, links.stop, 'Stop these emails')}</p>`,
    }),
  }
}

/** For a dealer without legal pages of its own: text that is true for every site. Search engines are asked not to list them. */
import { countryFacts } from '@/core/dealer/country/country'
import type { PageView, Site } from '@/core/dealer/views'
import type { TenantConfig } from './tenantConfig'
import { companiesOf, partnerHosts, trackersOf, type TrackersConfig } from './trackersConfig'

const NAMES = { google: 'Google', meta: 'Meta (Facebook and Instagram)' }

const WHEN: Record<TrackersConfig['when'], string> = {
  agreed: 'They are loaded only after you allow it. Until then, and after a no, nothing is sent to them.',
  'at once': 'They are loaded when you open a page, until you say no.',
}

export function trackerLines(config: { trackers: TrackersConfig }): string {
  const trackers = trackersOf(config)
  return trackers ? trackerText(trackers) + partnerLines(trackers) : ''
}

function partnerLines(trackers: TrackersConfig): string {
  const hosts = partnerHosts(trackers).join(', ')
  if (!hosts) return ''
  return `## Parts of our partners
Some pages have boxes of ${hosts}. ${WHEN[trackers.when]} A box is told the car's public facts and learns your internet address. It can set no cookie and reads nothing of the page. [Cookie choices](#cookie-choices).

`
}

function trackerText(trackers: TrackersConfig): string {
  if (!companiesOf(trackers).length) return ''
  const names = companiesOf(trackers)
    .map((company) => NAMES[company])
    .join(' and ')
  return `## Cookies, and counting visits
To see how this site is used and which advertisements lead here, we use programs of ${names}. ${WHEN[trackers.when]}

They set cookies in your browser, and learn your internet address, your device and the pages you look at. This site tells them which kind of form was sent and for which car, not what you typed in it. The companies keep this by their own policies, overseas too.

On pages that are yours alone, such as your account, a booking or a reservation, they are never loaded.

You can change your mind at any time: [cookie choices](#cookie-choices). Where your browser sends the signal Global Privacy Control, that is a no.

`
}

type Write = (config: TenantConfig) => string

const writeTo = ({ email }: TenantConfig): string =>
  email ? `write to [${email}](mailto:${email})` : '[write to us](/contact-us)'

const PAGES: Record<string, { title: string; write: Write }> = {
  'privacy-policy': {
    title: 'Privacy policy',
    write: (config) =>
      `This page says what ${config.legalName} does with details about you.

## What we have of you
What you type into a form of this site and send to us, and which pages you looked at before.

## What it is for
${config.consent.notice}

${trackerLines(config)}## See it, correct it, delete it
To see what we have of you, or to have it corrected or deleted, ${writeTo(config)}.`,
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    write: (config) =>
      `These are the terms of ${config.legalName} for this site.

## Prices
Prices are in ${countryFacts(config.country).dollars}. Each says what it includes. ${config.legalLines.join(' ')}

## Availability
A car shown here is in stock when the page is made. It can sell while you read.
${config.features.reserve ? `\n## Reserving online\n${config.reserve.terms}\n` : ''}
## Your rights
Nothing on this page takes away rights that the law gives you. For a question, ${writeTo(config)}.`,
  },
  'pages/handling-complaint': {
    title: 'Handling complaints',
    write: (config) =>
      `We would rather hear it than not. Say what went wrong, what you would like us to do, and how to reach you.

${config.complaintsContact ? `Tell ${config.complaintsContact}.` : `To complain, ${writeTo(config)}.`}`,
  },
}

/** Their words name the business that wrote them, and the law of its country. */
export const LEGAL_PAGES: readonly string[] = Object.keys(PAGES)

export function plainLegalPage(
  { tenant, config }: Pick<Site, 'tenant' | 'config'>,
  slug: string,
): PageView | null {
  const page = Object.hasOwn(PAGES, slug) ? PAGES[slug] : null
  if (!page) return null
  const { title, write } = page
  return {
    id: slug,
    slug,
    title,
    layout: [
      { blockType: 'intro', heading: title },
      { blockType: 'richText', text: write(config) },
    ],
    seo: { title, description: `${title} of ${tenant.name}.`, noindex: true },
    updatedAt: '',
  }
}

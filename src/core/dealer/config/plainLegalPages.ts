/** For a dealer without legal pages of its own: text that is true for every site. Search engines are asked not to list them. */
import { countryFacts } from '@/core/dealer/country/country'
import { trackerLines } from './trackerLines'
import type { PageView, Site } from '@/core/dealer/views'
import type { TenantConfig } from './tenantConfig'

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

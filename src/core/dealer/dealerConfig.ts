import type { Whereabouts } from '@/core/dealer/country/whereabouts'
import type { SpinConfig } from '@/core/dealer/config/spinConfig'
import type { TenantConfig, TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import type { Copy } from './newDealer'
import { renamed } from './otherNames'

interface Begun {
  name: string
  slug: string
  place: Whereabouts
  unlisted: boolean
}

/** Plain colours and a short menu: every page that it leads to exists before the dealer writes anything. */
export const blankConfig = ({ name, slug, place, unlisted }: Begun): TenantConfigInput => ({
  template: slug,
  country: place.country,
  timezone: place.timezone,
  theme: { fonts: { display: 'Archivo', body: 'Archivo' } },
  logo: { wordmark: name },
  legalName: name,
  unlisted,
  address: { street: '', city: '', state: place.state, postcode: '' },
  navigation: [
    { label: 'Our cars', href: '/search' },
    { label: 'Sell your car', href: '/sell-your-car' },
    { label: 'Contact us', href: '/contact-us' },
  ],
  footer: [
    {
      title: name,
      links: [
        { label: 'Our cars', href: '/search' },
        { label: 'Contact us', href: '/contact-us' },
      ],
    },
  ],
  voice: {
    notFound: 'This page is not here.',
    notFoundHint: 'It may have moved, or the car has sold.',
    empty: 'No car matches. Take a filter away.',
  },
})

const lookOf = ({ template, theme, primaryColour, layout }: TenantConfig) => ({
  template,
  theme,
  primaryColour,
  layout,
})

/** What identifies a business: a copy that kept it would speak for another one. */
const OWN_ALONE = [
  'foundedYear',
  'phones',
  'phone',
  'email',
  'headerLine',
  'favicon',
  'certifiedLogo',
  'social',
  'mapPictures',
  'mapTiles',
  'complaintsContact',
  'abn',
  'licence',
  'legalLines',
  'baseDomain',
  'override_city',
  'chat',
  'assistant',
  'payments',
  'trackers',
  'duties',
] as const

export interface Original {
  name: string
  config: TenantConfig
}

/** The first dealership hands out the prizes then. */
const withoutDealership = ({ dealership: _, ...spin }: SpinConfig): SpinConfig => spin

/** What follows the copy's own name and dealership instead of the original's. */
function renamedParts({ name, config }: Original, own: string): Partial<TenantConfigInput> {
  const copiedFrom = [...new Set([...config.copiedFrom, name, config.logo.wordmark, config.legalName])]
  const footer = config.footer.map((group) => ({ ...group, title: renamed(group.title, copiedFrom, own) }))
  return { copiedFrom, footer, ...(config.spin && { spin: withoutDealership(config.spin) }) }
}

export function newConfig(begun: Begun, from: Original | null, copy: Copy): TenantConfigInput {
  const blank = blankConfig(begun)
  if (!from) return blank
  if (copy === 'look') return { ...blank, ...lookOf(from.config) }
  const whole: TenantConfigInput = { ...from.config, ...renamedParts(from, begun.name) }
  for (const name of OWN_ALONE) delete whole[name]
  const { country, timezone, logo, legalName, unlisted, address } = blank
  return { ...whole, country, timezone, logo, legalName, unlisted, address }
}

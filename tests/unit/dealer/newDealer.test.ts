import { describe, expect, it } from 'vitest'
import { blankConfig, newConfig } from '@/core/dealer/dealerConfig'
import { newDealerSchema, takenFault } from '@/core/dealer/newDealer'
import { whereaboutsOf } from '@/core/dealer/country/whereabouts'
import { COUNTRIES, countryFacts } from '@/core/dealer/country/country'
import { reportedFaults } from '@/core/settings/reportedFaults'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { tenant as westside } from '../../../tenants/westside-motors/tenant'
import { contrastFaults } from '@/core/dealer/theme/contrastFaults'

const filled = {
  name: ' Redgum Ford ',
  slug: 'redgum-ford',
  hosts: 'WWW.Redgum.example\n\n redgum.example \nwww.redgum.example',
  state: 'VIC',
  from: '',
  copy: 'look',
  unlisted: false,
  adminName: 'Kerry Voss',
  adminEmail: 'Kerry@Redgum.example',
}
const notice = (change: object) =>
  newDealerSchema.safeParse({ ...filled, ...change }).error?.issues[0]?.message

it('reads the form as it was meant', () => {
  expect(newDealerSchema.parse(filled)).toMatchObject({
    name: 'Redgum Ford',
    hosts: ['www.redgum.example', 'redgum.example'],
    adminEmail: 'kerry@redgum.example',
  })
  expect(newDealerSchema.parse({ ...filled, hosts: '', adminName: '', adminEmail: '' }).hosts).toEqual([])
})

it.each([
  [{ name: '  ' }, 'Write the name of the dealer.'],
  [{ slug: 'Redgum Ford' }, 'small letters, digits and hyphens'],
  [{ slug: '-redgum' }, 'small letters, digits and hyphens'],
  [{ slug: 'a'.repeat(64) }, 'small letters, digits and hyphens'],
  [{ hosts: 'https://redgum.example/' }, '“https://redgum.example/” is not the name of a website'],
  [{ hosts: 'redgum' }, '“redgum” is not the name of a website'],
  [{ hosts: 'redgum.example:3000' }, 'is not the name of a website'],
  [{ state: '' }, 'Choose where the dealer is.'],
  [{ state: 'Bavaria' }, 'Choose where the dealer is.'],
  [{ adminEmail: 'kerry' }, 'Write the address of the first admin'],
  [{ adminEmail: '' }, 'or neither'],
  [{ adminName: '' }, 'or neither'],
])('%j is told in words', (change, words) => expect(notice(change)).toContain(words))

describe('what is taken', () => {
  const known = [
    { name: 'Harbour', slug: 'harbour', hosts: ['www.harbour.example', 'harbour.forecourt.example'] },
  ]
  const fault = (slug: string, hosts: string[]) => takenFault({ slug, hosts }, known, 'forecourt.example')
  it.each([
    ['harbour', [], 'Harbour has the short name harbour already'],
    ['new', ['new.example', 'www.harbour.example'], 'www.harbour.example leads to Harbour already'],
    ['new', ['harbour.forecourt.example'], 'harbour.forecourt.example leads to Harbour already'],
    ['new', ['forecourt.example'], 'forecourt.example leads to this platform already'],
  ])('%s at %j', (slug, hosts, words) => expect(fault(slug, hosts)).toContain(words))
  it('is nothing for a new one', () => expect(fault('new', ['new.example'])).toBe(''))
})

it('each region says its country and its clock', () => {
  for (const country of COUNTRIES)
    for (const region of countryFacts(country).regions) {
      const place = whereaboutsOf(region)
      expect(place?.country).toBe(country)
      expect(countryFacts(country).zones).toContain(place?.timezone)
    }
  expect(whereaboutsOf('Bavaria')).toBeNull()
})

describe('the settings of a new dealer', () => {
  const place = whereaboutsOf('Otago')
  if (!place) throw new Error('Otago is gone')
  const begun = { name: 'Kea Cars', slug: 'kea', place, unlisted: false }
  const other = tenantConfigSchema.parse({
    ...blankConfig({ ...begun, name: 'Other', slug: 'other' }),
    country: 'AU',
    template: 'other',
    primaryColour: '#1d5c3f',
    theme: { colours: { link: '#1d5c3f' }, fonts: { display: 'Besley', body: 'Figtree' } },
    layout: { header: 'masthead' },
    tagline: 'Theirs',
    licence: 'LMCT 1',
    abn: '12',
    unlisted: true,
    phone: '1',
    email: 'a@other.example',
    social: { facebook_url: 'https://f.example' },
    trackers: {
      google: 'GTM-THEIRS1',
      meta: '12345678',
      when: 'at once',
      partners: { badge: 'https://their.example/a.js' },
    },
    mapTiles: { url: 'https://their.example/{z}/{x}/{y}.png', attribution: 'Theirs' },
    navigation: [{ label: 'Theirs', href: '/offers' }],
    duties: { checked: '2025-07-01', checkedBy: 'Theirs' },
  })

  it('plain ones are whole and can be read', () => {
    const config = newConfig(begun, null, 'look')
    expect(reportedFaults(config)).toEqual([])
    expect(contrastFaults(tenantConfigSchema.parse(config))).toEqual([])
    expect(config).toMatchObject({ country: 'NZ', timezone: 'Pacific/Auckland', legalName: 'Kea Cars' })
  })

  it('a look brings colours, faces and layout alone', () => {
    const config = newConfig(begun, { name: 'Other', config: other }, 'look')
    expect(config).toMatchObject({
      template: 'other',
      primaryColour: '#1d5c3f',
      theme: other.theme,
      layout: other.layout,
      country: 'NZ',
    })
    expect(config.navigation).toEqual(blankConfig(begun).navigation)
    expect(config.tagline).toBeUndefined()
  })

  it('a copy brings all but what says whose it is', () => {
    const config = tenantConfigSchema.parse(newConfig(begun, { name: 'Other', config: other }, 'everything'))
    // What one dealer has checked says nothing of another.
    expect(config.duties).toBeUndefined()
    expect(config).toMatchObject({
      tagline: 'Theirs',
      navigation: other.navigation,
      ...{ country: 'NZ', legalName: 'Kea Cars', logo: { wordmark: 'Kea Cars' } },
      unlisted: false,
      ...{ licence: '', abn: '', phone: '', email: '', social: {} },
      mapTiles: { url: '', attribution: '' },
      trackers: {
        google: '',
        meta: '',
        when: 'agreed',
        partners: { media: '', badge: '', price: '', payment: '', action: '', banner: '' },
      },
    })
  })

  it('a copy is headed by its own name, and no prize is handed out by a dealership of the other', () => {
    const { spin } = westside.config
    const footer = ['Other', 'Visit OTHER', 'Another', 'Help'].map((title) => ({ title, links: [] }))
    const config = tenantConfigSchema.parse({ ...other, footer, spin, copiedFrom: ['First'] })
    expect(config.spin?.dealership).toBe('westside-footscray')
    const copy = tenantConfigSchema.parse(newConfig(begun, { name: 'Other', config }, 'everything'))
    expect(copy.footer.map(({ title }) => title)).toEqual(['Kea Cars', 'Visit Kea Cars', 'Another', 'Help'])
    expect(copy.spin).toEqual({ ...config.spin, dealership: undefined })
    expect(copy.copiedFrom).toEqual(['First', 'Other'])
  })

  it.each([
    [null, 'look'],
    [{ name: 'Other', config: other }, 'look'],
    [{ name: 'Other', config: { ...other, unlisted: false } }, 'everything'],
  ] as const)('say whether search engines keep out, whatever those of %j say', (from, copy) => {
    for (const unlisted of [true, false])
      expect(tenantConfigSchema.parse(newConfig({ ...begun, unlisted }, from, copy)).unlisted).toBe(unlisted)
  })
})

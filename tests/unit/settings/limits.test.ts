import { describe, expect, it } from 'vitest'
import { businessNumberFault } from '@/core/dealer/country/businessNumber'
import { settingFaults } from '@/core/settings/faults'
import { FIGURES } from '@/core/settings/limits/figures.data'
import { limitFaults, oldFaults, placesAt } from '@/core/settings/limits/limitFaults'
import { TEXTS } from '@/core/settings/limits/texts'
import { plainNode, SETTINGS, type SettingNode } from '@/core/settings/node'
import { reportedFaults } from '@/core/settings/reportedFaults'
import { withValue } from '@/core/settings/values'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { demoTenants } from '../../../tenants'

const [tenant] = demoTenants
if (!tenant) throw new Error('no dealer')
const { config } = tenant
const faultOf = (path: string, value: unknown, of: unknown = config) =>
  settingFaults(withValue(of, path, value)).get(path)

interface Leaf {
  path: string
  node: SettingNode
}
function leaves(node: SettingNode, path = ''): Leaf[] {
  const plain = plainNode(node)
  if (plain.items) return leaves(plain.items, `${path}.*`)
  if (!plain.properties) return [{ path, node: plain }]
  return Object.entries(plain.properties).flatMap(([key, part]) =>
    leaves(part, path ? `${path}.${key}` : key),
  )
}
const all = leaves(SETTINGS)
const OPEN = Number.MAX_SAFE_INTEGER

describe('limits of settings', () => {
  it('hold every figure, from both sides', () => {
    const open = all
      .filter(({ node: { type } }) => type === 'number' || type === 'integer')
      .filter(({ node }) => {
        const least = node.minimum ?? node.exclusiveMinimum ?? -OPEN
        return least <= -OPEN || (node.maximum ?? OPEN) >= OPEN
      })
      .map(({ path }) => path)
    expect(open.filter((path) => !(path in FIGURES))).toEqual([])
  })

  it('hold every phone, mail, number of a register, postcode and address', () => {
    const KINDS =
      /(?:phone|^phones\.\w+|email|abn|licence|postcode|url|href|picture|domain|favicon|logo\.mark|certifiedLogo|aliases\.\*)$/i
    const open = all
      .filter(({ path, node }) => node.type === 'string' && KINDS.test(path))
      .map(({ path }) => path)
      .filter((path) => !(path in TEXTS))
    // Has its form in the schema.
    expect(open).toEqual(['sidebarLink.href'])
  })

  it('are of places that the settings have', () => {
    const known = new Set(all.map(({ path }) => path))
    expect([...Object.keys(FIGURES), ...Object.keys(TEXTS)].filter((path) => !known.has(path))).toEqual([])
  })

  it.each<[string, Record<string, unknown>[], string[]]>([
    [
      'duties.onRoad',
      [{ state: 'QLD', delivery: 940 }, { state: 'NSW' }, { state: 'QLD', delivery: 1 }],
      ['duties.onRoad.2.state'],
    ],
    [
      'advertising',
      [
        { source: 'Carfinder', monthly: 1 },
        { source: ' carfinder', monthly: 2 },
      ],
      ['advertising.1.source'],
    ],
    [
      'purchase.delivery',
      [
        { key: 'near', label: 'A', fee: 0 },
        { key: 'near', label: 'B', fee: 1 },
      ],
      ['purchase.delivery.1.key'],
    ],
    [
      'finance.specialRates',
      [
        { interestRate: 1.9, comparisonRate: 2 },
        { interestRate: 1.9, comparisonRate: 3 },
      ],
      ['finance.specialRates.1.interestRate'],
    ],
    [
      'search.introductions',
      [
        { href: '/search/toyota', text: 'a' },
        { href: '/search/toyota', text: 'b' },
      ],
      ['search.introductions.1.href'],
    ],
    [
      'search.introductions',
      [
        { href: '/search/toyota', text: 'a' },
        { href: '/search', text: 'b' },
      ],
      [],
    ],
  ])('%s: no two lines for the same', (path, rows, faulty) => {
    const faults = [...settingFaults(withValue(config, path, rows))]
    const again = 'This is in the list already. Change the other line, or remove this one.'
    expect(faults).toEqual(faulty.map((place) => [place, again]))
  })

  it.each([
    ['finance.interestRate', -3, 'Use 0 to 48.'],
    ['finance.interestRate', 999, 'Use 0 to 48.'],
    ['finance.comparisonRate', 61, 'Use 0 to 60.'],
    ['finance.setupFee', 10_001, 'Use 0 to 10,000.'],
    ['finance.depositPercent', 150, 'Use 0 to 90.'],
    ['finance.termMonths', 0, 'Use 1 to 120.'],
    [
      'trackers.partners.badge',
      'https://127.0.0.1:3991/p.js',
      'This address is not on the public internet. Use one that everybody can reach.',
    ],
    [
      'trackers.partners.badge',
      'https://widgets.example:8443/p.js',
      'Use the address without the port number.',
    ],
    ['finance.licence', 'yes', 'Use the licence with its number.'],
    ['foundedYear', 1, 'Use 1800 to 2100.'],
    ['reviewMinimum', 6, 'Use 0 to 5.'],
    ['email', 'nonsense', 'Use an email address such as sales@dealer.com.au.'],
    ['phone', 'call me', 'Use a whole phone number with its area code, such as (07) 3123 4567.'],
    ['phones.used', '5550 0142', 'Use a whole phone number with its area code, such as (07) 3123 4567.'],
    ['abn', '12', 'Use the 11 digits of the ABN alone, such as 51 824 753 556.'],
    ['address.postcode', 'ABCDE', 'Use a postcode such as 4558.'],
    ['social.facebook_url', 'ourpage', 'Use a web address that begins with https://.'],
    ['social.instagram_url', 'javascript:alert(1)', 'Use a web address that begins with https://.'],
    ['baseDomain', 'https://dealer.example/', 'Use a bare host name such as www.dealer.example.'],
    ['mapPictures', 'https://maps.example/a.png', 'Use an address with {map_key} in it.'],
    [
      'mapTiles.url',
      'https://tiles.example/{z}/{x}.png',
      'Put {y} where the number of a tile stands, as in https://tiles.example/{z}/{x}/{y}.png.',
    ],
    ['duties.checked', '2024-07-01', 'The table of duties is of 1 July 2025 now. Check its rates again.'],
    ['manufacturer.slug', 'To yota', 'Use small letters, digits and hyphens, such as toyota.'],
    ['headerLine', { text: 'x', label: 'x', href: 'x.example' }, undefined],
  ])('%s = %s: %s', (path, value, words) => {
    expect(faultOf(path, value)).toBe(words)
  })

  it.each([
    ['finance.interestRate', 0],
    ['finance.depositPercent', 0],
    ['duties.checked', '2025-07-01'],
    ['email', ''],
    ['phone', ''],
    ['phone', '1300 555 017'],
    ['phone', '13 12 13'],
    ['phone', '+61 7 5550 0142'],
    ['abn', '51 824 753 556'],
    ['abn', '00 000 000 000'],
    ['abn', ''],
    ['address.postcode', ''],
    ['baseDomain', 'service.dealer.example'],
    ['mapPictures', 'https://maps.example/{map_key}.png'],
    ['social.facebook_url', 'https://www.facebook.com/dealer'],
  ])('%s takes %s', (path, value) => {
    expect(faultOf(path, value)).toBeUndefined()
  })

  it('name the row', () => {
    const navigation = [
      { label: 'Cars', href: '/search', children: [{ label: 'Away', href: 'dealer.example' }] },
    ]
    expect([...settingFaults({ ...config, navigation })]).toEqual([
      ['navigation.0.children.0.href', 'For another website, write https://dealer.example.'],
    ])
    expect(placesAt({ a: [{ b: [1, 2] }, { b: [3] }, 4] }, 'a.*.b.*')).toEqual([
      { path: 'a.0.b.0', value: 1 },
      { path: 'a.0.b.1', value: 2 },
      { path: 'a.1.b.0', value: 3 },
    ])
  })

  it('follow the dealer’s country', () => {
    const address = { ...config.address, state: 'Otago' }
    const place = { country: 'NZ', timezone: 'Pacific/Auckland', address }
    const there = { ...config, ...place, phone: '09 300 1234', abn: '9429 000 000 000' }
    expect(limitFaults(there)).toEqual([])
    expect(faultOf('abn', '51 824 753 556', there)).toBe('Use the 13 digits of the NZBN alone.')
    expect(faultOf('phone', 'ring', there)).toContain('such as 09 123 4567')
  })

  it('find a wrong digit of an Australian number alone', () => {
    expect(businessNumberFault('51 824 753 557', 'AU')).toContain('A digit of this ABN is wrong')
    expect(businessNumberFault('15 824 753 556', 'AU')).toContain('A digit of this ABN is wrong')
    expect(businessNumberFault('9429000000001', 'NZ')).toBeNull()
  })

  it('are kept by our dealers', () => {
    for (const one of demoTenants) expect(limitFaults(one.config), one.slug).toEqual([])
  })
})

describe('settings from before the limits', () => {
  const stored = withValue(withValue(config, 'finance.interestRate', 999), 'phone', 'call me')

  it('are still read', () => {
    expect(tenantConfigSchema.safeParse(stored).success).toBe(true)
  })

  it('let other changes through, and no other nonsense', () => {
    const next = withValue(stored, 'tagline', 'New words')
    expect(reportedFaults(next, stored)).toEqual([])
    expect([...oldFaults(next, stored)]).toEqual(['finance.interestRate', 'phone'])
    expect(reportedFaults(withValue(next, 'finance.interestRate', -3), stored)).toEqual([
      'Finance, Interest rate (% p.a.): Use 0 to 48.',
    ])
    expect(reportedFaults(next)).toHaveLength(2)
  })
})

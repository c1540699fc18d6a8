import { expect, it } from 'vitest'
import { menuPages } from '@/admin/dealers/launch/readFacts'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { tenant } from '../../../tenants/harbour-toyota/tenant'

const config = tenantConfigSchema.parse(tenant.config)
const link = (href: string, label = href) => ({ href, label })
const item = (href: string, children: ReturnType<typeof link>[] = []) => ({
  ...link(href),
  ...{ kind: 'menu' as const, children },
})

it('the checklist asks each own page that the menu and the foot lead to, once', () => {
  const navigation = [
    item('/about-us', [link('/teams/maroochydore', 'Meet the team'), link('/search/used-cars?fuel=Hybrid')]),
    item('https://elsewhere.example/x'),
    item('tel:+61712345678'),
  ]
  const footer = [{ title: 'More', links: [link('/about-us/', 'Again'), link('/pages/accessibility')] }]
  expect(menuPages({ ...config, navigation, footer }).map(({ path, name }) => `${name} ${path}`)).toEqual([
    '/about-us /about-us',
    'Meet the team /teams/maroochydore',
    '/search/used-cars?fuel=Hybrid /search/used-cars',
    '/pages/accessibility /pages/accessibility',
  ])
})

it('what the dealer has switched off is no link', () => {
  const off = { ...config, navigation: [item('/finance')], footer: [] }
  expect(menuPages({ ...off, features: { ...config.features, finance: false } })).toEqual([])
  expect(menuPages({ ...off, features: { ...config.features, finance: true } })).toHaveLength(1)
})

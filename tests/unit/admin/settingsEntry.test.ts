import { expect, it } from 'vitest'
import { settingsEntry } from '@/admin/dealers/settingsEntry'
import { Tenants } from '@/collections/Tenants'

const ALL = { to: '/admin/collections/tenants', words: 'Dealer sites' }

it.each([
  ['dealer_admin', ['d1'], { to: '/admin/collections/tenants/d1', words: 'Website settings' }],
  ['dealer_admin', ['d1', 'd2'], ALL],
  ['platform_admin', ['d1'], ALL],
  ['platform_admin', [], ALL],
  ['editor', ['d1'], null],
  ['sales', ['d1'], null],
])('the settings of a %s of %j', (role, tenants, entry) => {
  expect(settingsEntry({ collection: 'users', id: 'u1', role, tenants })).toEqual(entry)
})

it('who looks at one of several dealers has its settings', () => {
  const group = { collection: 'users', id: 'u1', role: 'dealer_admin', tenants: ['d1', 'd2'], _shown: 'd2' }
  expect(settingsEntry(group)?.to).toBe('/admin/collections/tenants/d2')
})

it.each([null, {}, { collection: 'users', id: 'u1', role: 'dealer_admin', tenants: ['d1'], disabled: true }])(
  'nobody of the team has none: %j',
  (user) => expect(settingsEntry(user)).toBeNull(),
)

it('the menu does not list the sites a second time', () => {
  expect(Tenants.admin?.group).toBe(false)
})

// product: B14
import { describe, expect, it } from 'vitest'
import { GROUP } from '@/access/menu'
import { menuGroups } from '@/admin/frame/menuGroups'
import { topLines } from '@/admin/frame/topLines'

const user = (role: string) => ({
  ...{
    collection: 'users',
    id: 'u',
    role,
    tenants: role === 'platform_admin' ? [] : ['a'],
    locations: ['l'],
  },
})
const offers = { group: 'Website', words: 'Offers', to: '/admin/collections/offers' }
const posts = { group: 'Website', words: 'Posts', to: '/admin/collections/posts' }

describe('the menu', () => {
  it.each([
    ['dealer_admin', 'Today, Leads, Cars, Bookings, Offers, Pages, Opening hours, Reports'],
    ['editor', 'Today, Cars, Offers, Pages, Opening hours'],
    ['sales', 'Today, Leads, Cars, Bookings'],
    ['platform_admin', 'Today, Dealers, Leads, Cars, Bookings, Reports'],
  ])(
    '%s has what is used each day at the top, and at most 12 lines with all groups closed',
    (role, words) => {
      const top = topLines(user(role))
      expect(top.map((line) => line.words).join(', ')).toBe(words)
      expect(top.length + Object.keys(GROUP).length).toBeLessThanOrEqual(12)
    },
  )

  it('shows nothing to nobody but Today', () =>
    expect(topLines(null).map(({ words }) => words)).toEqual(['Today']))

  it('a line stands once, each line is in its group, and a group without lines is left out', () => {
    const order = ['Stock', 'Website']
    expect(menuGroups([offers, posts], [{ words: 'Offers', to: offers.to }], order)).toEqual([
      { label: 'Website', lines: [{ words: 'Posts', to: posts.to }] },
    ])
    expect(menuGroups([offers], [offers], order)).toEqual([])
  })
})

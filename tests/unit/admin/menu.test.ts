// product: B14
import { describe, expect, it } from 'vitest'
import config from '@payload-config'
import { GROUP } from '@/access/menu'
import { ROLES } from '@/access/roles'
import { MAIN } from '@/admin/frame/mainScreens.data'
import { menuGroups } from '@/admin/frame/menuGroups'
import { mainFor, openLines } from '@/admin/frame/openLines'

const { collections } = await config
const order = ['', ...Object.values(GROUP)]

const userOf = (role: string) => ({
  ...{
    collection: 'users',
    id: 'u',
    role,
    tenants: role === 'platform_admin' ? [] : ['a'],
    locations: ['l'],
  },
})
/** As Payload would say of the role: everything may be read, and what its menu hides is no entity of it. */
function openOf(role: string | null) {
  const user = role === null ? null : userOf(role)
  const isHidden = (hidden: unknown): boolean =>
    typeof hidden === 'function' ? Boolean(Reflect.apply(hidden, null, [{ user }])) : hidden === true
  const visible = collections.filter(({ admin }) => !isHidden(admin.hidden)).map(({ slug }) => slug)
  return openLines({
    payload: Object.assign(Object.create(null), { config: { collections } }),
    user,
    permissions:
      role === null
        ? undefined
        : Object.assign(Object.create(null), {
            collections: Object.fromEntries(collections.map(({ slug }) => [slug, { read: true }])),
          }),
    visibleEntities: { collections: visible, globals: [] },
  })
}
const menuOf = (role: string) => menuGroups(openOf(role), { main: mainFor(userOf(role)), counts: {}, order })
const written = (groups: ReturnType<typeof menuOf>) =>
  groups.flatMap(({ label, lines }) =>
    lines.length ? [`${label}: ${lines.map(({ words }) => words).join(', ')}`] : [],
  )

describe('the menu', () => {
  it.each([
    [
      'dealer_admin',
      [
        ': Today',
        'Leads: Leads, Bookings',
        'Cars: Cars, Stock feeds',
        'Website: Offers, Pages, Library, Reviews',
        'Dealership: Opening hours, Locations, Staff, Reports',
        'Settings: Website settings, API keys, History',
      ],
    ],
    [
      'editor',
      [
        ': Today',
        'Cars: Cars, Stock feeds',
        'Website: Offers, Pages, Library, Reviews',
        'Dealership: Opening hours, Locations',
      ],
    ],
    [
      'sales',
      [
        ': Today',
        'Leads: Leads, Bookings',
        'Cars: Cars',
        'Website: Offers',
        'Dealership: Opening hours, Locations',
      ],
    ],
    [
      'platform_admin',
      [
        ': Today',
        'Leads: Leads, Bookings',
        'Cars: Cars, Stock feeds',
        'Website: Offers, Pages, Library',
        'Dealership: Dealers, Opening hours, Locations, Staff, Reports',
        'Settings: Dealer sites, API keys, History',
      ],
    ],
  ])('%s has the six groups, of what the role may open', (role, groups) =>
    expect(written(menuOf(role))).toEqual(groups),
  )

  it.each(ROLES)(
    '%s: at most 16 lines stand, each with a drawing, and every other is behind the heading of its group',
    (role) => {
      const stands = menuOf(role).flatMap(({ lines }) => lines)
      expect(stands.length).toBeLessThanOrEqual(16)
      expect(stands.filter(({ icon }) => !icon)).toEqual([])
      const behind = menuOf(role).flatMap(({ more }) => more)
      expect([...stands, ...behind].map(({ to }) => to).sort()).toEqual(
        openOf(role)
          .map(({ to }) => to)
          .sort(),
      )
    },
  )

  it('shows nothing to nobody', () => expect(openOf(null)).toEqual([]))

  it('a line has the count of its own address, and one of a row the drawing of its list', () => {
    const [group] = menuGroups(
      [{ words: 'Website settings', to: '/admin/collections/tenants/t', group: 'Settings' }],
      {
        ...{ main: MAIN, counts: { '/admin/collections/tenants/t': 3, '/admin': 9 }, order },
      },
    )
    expect(group?.lines.map(({ icon, count }) => [Boolean(icon), count])).toEqual([[true, 3]])
  })

  it('each line is in its group once, and a group without lines is left out', () => {
    const posts = { words: 'Posts', to: '/admin/collections/posts' }
    const none = { main: new Map<string, string>(), counts: {}, order: ['Cars', 'Website'] }
    expect(menuGroups([{ ...posts, group: 'Website' }], none)).toEqual([
      { label: 'Website', lines: [], more: [posts] },
    ])
  })
})

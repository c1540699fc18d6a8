/** The table of roles, and what is drawn from it: who sees which menu, and that no other file knows a role by its name. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { covers, INVITED_ROLES, isAtLocations, type Role, ROLE, ROLES } from '@/access/roles'
import { dealerAdmins, editors, everyRole, sellers, sellersAtLocations, sellersOfAll } from '@/access/rules'
import { FIRST_STEPS } from '@/admin/dealers/first-visit/firstVisit'
import { collections } from '@/collections'

/** What these may do is what it was; a role that comes later adds to no line here. */
const FIRST = ['platform_admin', 'dealer_admin', 'editor', 'sales'] as const
const known = (roles: readonly Role[]): Role[] => roles.filter((role) => FIRST.some((one) => one === role))

describe('the lists of roles', () => {
  it.each([
    ['all of a dealer', everyRole, ['dealer_admin', 'editor', 'sales']],
    ['content', editors, ['dealer_admin', 'editor']],
    ['enquiries', sellers, ['dealer_admin', 'sales']],
    ['enquiries of all', sellersOfAll, ['dealer_admin']],
    ['enquiries of their locations', sellersAtLocations, ['sales']],
    ['administration', dealerAdmins, ['dealer_admin']],
    ['a choice on screen', INVITED_ROLES, ['sales', 'editor', 'dealer_admin', 'platform_admin']],
  ])('%s', (_what, roles, names) => expect(known(roles)).toEqual(names))

  it('each role has a name, words, first steps, and a duty unless it is the platform’s', () => {
    for (const role of ROLES) {
      expect([role, ROLE[role].name, ROLE[role].may]).toEqual([role, expect.any(String), expect.any(String)])
      expect(FIRST_STEPS[role]).toHaveLength(3)
      expect([role, ROLE[role].duties.length > 0]).toEqual([role, role !== 'platform_admin'])
    }
    expect(known(ROLES).filter(isAtLocations)).toEqual(['sales'])
  })
})

it('an account joins with what it may do already, and never with more than it was invited to', () => {
  const joins = FIRST.flatMap((invited) =>
    FIRST.filter((has) => covers(invited, has)).map((has) => `${invited} takes ${has}`),
  )
  expect(joins).toEqual([
    'platform_admin takes platform_admin',
    'dealer_admin takes dealer_admin',
    'dealer_admin takes editor',
    'dealer_admin takes sales',
    'editor takes editor',
    'sales takes sales',
  ])
})

/** The platform, the dealer’s admin, the editor, sales. */
const MENUS = `
absences 1100
audit-log 1100
bookings 1111
bulk-changes 0000
car-history 0000
cars 1111
data-breaches 1100
dealerships 1110
deals 0000
events 0000
feed-chunks 0000
finance-rates 1100
fonts 1100
idempotency-keys 0000
integrator-keys 1100
key-calls 0000
lead-destinations 1100
lead-rules 1100
lead-turns 0000
leads 1111
locations 1111
manufacturers 1000
media 1110
merchandising-rules 1110
models 1110
offers 1111
opening-hours 1111
pages 1110
payments 1100
plans 0000
popups 1110
posts 1110
prize-draws 1101
promo-nodes 1110
redirects 1110
reply-templates 1101
reservations 1111
reviews 1110
saved-searches 1100
second-factors 0000
shopper-logins 0000
shoppers 1100
shortlists 0000
sign-in-codes 0000
site-figures 0000
staff-sessions 0000
stock-addresses 1100
stock-feeds 1110
stock-targets 1100
team-members 1110
tenants 1100
users 1100
valuations 1111
waiting-shoppers 1111
watchlist 1000
`

it('who sees which menu: of the platform, the dealer’s admin, the editor, sales', () => {
  const seenBy = (hidden: unknown, role: string) => {
    const user = { collection: 'users', id: 'u', role, tenants: ['t'], locations: ['l'] }
    return typeof hidden === 'function' ? !hidden({ user }) : !hidden
  }
  const lines = collections.map(
    ({ slug, admin }) => `${slug} ${FIRST.map((role) => (seenBy(admin?.hidden, role) ? 1 : 0)).join('')}`,
  )
  expect(lines.sort()).toEqual(MENUS.trim().split('\n'))
})

it('no other file knows a role by its name', () => {
  const named = /'(?:dealer_admin|platform_admin)'|\brole\b[^\n]{0,40}'(?:editor|sales)'/
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && named.test(readFileSync(path.join('src', name), 'utf8')),
  )
  expect(files.filter((name) => !name.startsWith('db/migrations/')).sort()).toEqual([
    'access/roles.ts',
    'payload-types.ts',
  ])
})

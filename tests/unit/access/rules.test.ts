import { describe, expect, it } from 'vitest'
import { diffOf } from '@/access/audit'
import { adminOrigins } from '@/access/origins'
import { atOwnLocations, dealerAdmins, everyRole, inOwnTenants, sellers } from '@/access/rules'
import { staffOf, type Staff } from '@/access/staff'

const person = (role: Staff['role'], more: Partial<Staff> = {}): Staff => ({
  id: 'u',
  role,
  tenants: ['a'],
  locations: [],
  ...more,
})

describe('T10 rules', () => {
  it.each([
    ['nobody', null, everyRole, false],
    ['a role that is not named', person('editor'), dealerAdmins, false],
    ['staff of no dealer', person('editor', { tenants: [] }), everyRole, false],
    ['own dealers', person('editor', { tenants: ['a', 'c'] }), everyRole, { tenant: { in: ['a', 'c'] } }],
    ['the platform', person('platform_admin', { tenants: [] }), dealerAdmins, true],
  ])('inOwnTenants: %s', (_what, staff, roles, verdict) =>
    expect(inOwnTenants(staff, roles)).toEqual(verdict),
  )

  it.each([
    ['sales without a location', person('sales'), false],
    [
      'sales',
      person('sales', { locations: ['l'] }),
      { and: [{ tenant: { in: ['a'] } }, { location_id: { in: ['l'] } }] },
    ],
    ['dealer admins', person('dealer_admin'), { tenant: { in: ['a'] } }],
    ['editors', person('editor'), false],
  ])('atOwnLocations: %s', (_what, staff, verdict) => expect(atOwnLocations(staff, sellers)).toEqual(verdict))
})

describe('T10 staffOf', () => {
  const user = { collection: 'users', id: 'u', role: 'editor', tenants: ['a', { id: 'b' }], locations: null }
  it('reads plain and populated references', () =>
    expect(staffOf(user)).toEqual({ id: 'u', role: 'editor', tenants: ['a', 'b'], locations: [] }))
  it.each([
    ['a shopper', { ...user, collection: 'shoppers' }],
    ['an unknown role', { ...user, role: 'super' }],
    ['somebody disabled', { ...user, disabled: true }],
    ['nobody', null],
  ])('%s is no staff', (_what, one) => expect(staffOf(one)).toBeNull())
})

describe('B10 diffOf', () => {
  it('tells nothing of what staff may not read', () =>
    expect(diffOf({ seat_key: 'x', notes: 'a' }, { notes: 'b' }, ['seat_key'])).toEqual({
      notes: { from: 'a', to: 'b' },
    }))
  it('names changed fields with both values', () => {
    expect(diffOf({ price: 1, name: 'x', updatedAt: 'a' }, { price: 2, name: 'x', updatedAt: 'b' })).toEqual({
      price: { from: 1, to: 2 },
    })
  })
  it('never writes credentials', () =>
    expect(diffOf({}, { password: 'p', hash: 'h', salt: 's', sessions: [] })).toEqual({}))
  it('keeps long values out', () =>
    expect(diffOf({ text: '' }, { text: 'x'.repeat(5000) }).text?.to).toBe('(5002 characters)'))
})

describe('W7 adminOrigins', () => {
  const at = { platformHost: 'forecourt.example', port: 3000 }
  it('production: https first', () =>
    expect(adminOrigins({ mode: 'production', ...at })).toEqual([
      'https://forecourt.example',
      'http://forecourt.example:3000',
    ]))
  it('demo', () =>
    expect(adminOrigins({ mode: 'demo', platformHost: 'localhost', port: 3000 })).toEqual([
      'http://localhost:3000',
    ]))
})

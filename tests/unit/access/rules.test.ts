import { describe, expect, it } from 'vitest'
import { secretField } from '@/access/fields'
import { choice, text } from '@/fields/plain'
import { changeOf } from '@/access/audit'
import { diffOf } from '@/access/auditDiff'
import { adminOrigins } from '@/lib/origins'
import { atOwnLocations, dealerAdmins, everyRole, inOwnTenants, ofShown, sellers } from '@/access/rules'
import { ROLES } from '@/access/roles'
import { offeredRoles, staffOf, type Staff } from '@/access/staff'
import { ofBookings, ofForm, ofLeads } from '@/collections/topics'

const person = (role: Staff['role'], more: Partial<Staff> = {}): Staff => ({
  id: 'u',
  role,
  tenants: ['a'],
  locations: [],
  topics: [],
  shown: null,
  ...more,
})

describe('T9 the dealer that is chosen', () => {
  const group = (shown: string | null) => staffOf({ ...account, tenants: ['a', 'c'], _shown: shown })
  const account = { collection: 'users', id: 'u', role: 'dealer_admin', locations: [], disabled: false }
  it.each([
    ['one of theirs', group('c'), 'c'],
    ['nobody’s in particular', group(null), null],
    ['another’s', group('b'), null],
    ['theirs, who have one alone', staffOf({ ...account, tenants: ['a'], _shown: 'a' }), null],
    ['any, for the platform', staffOf({ ...account, role: 'platform_admin', tenants: [], _shown: 'b' }), 'b'],
    [
      'nobody’s, for who has left',
      staffOf({ ...account, tenants: ['a', 'c'], disabled: true, _shown: 'a' }),
      null,
    ],
  ])('is %s', (_what, staff, shown) => expect(staff?.shown ?? null).toBe(shown))

  it.each([
    ['the platform', true, { tenant: { in: ['c'] } }],
    [
      'rows that may be read',
      { x: { equals: 1 } },
      { and: [{ x: { equals: 1 } }, { tenant: { in: ['c'] } }] },
    ],
    ['nothing', false, false],
  ])('narrows %s, and never widens', (_what, verdict, narrowed) =>
    expect(ofShown(verdict, person('editor', { tenants: ['a', 'c'], shown: 'c' }))).toEqual(narrowed),
  )
  it('is not asked when none is chosen', () => expect(ofShown(true, person('editor'))).toBe(true))
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

describe('T10 own lead categories', () => {
  const seller = (...topics: string[]) => person('sales', { locations: ['l'], topics })
  const there = [{ tenant: { in: ['a'] } }, { location_id: { in: ['l'] } }]
  it.each([
    ['no category: all leads', seller(), ofLeads, { and: there }],
    [
      'leads of a category',
      seller('Feedback'),
      ofLeads,
      { and: [...there, { or: [{ category: { in: ['Feedback'] } }] }] },
    ],
    [
      'bookings of a kind',
      seller('Test Drive'),
      ofBookings,
      { and: [...there, { kind: { in: ['test_drive'] } }] },
    ],
    ['no bookings', seller('Feedback'), ofBookings, false],
    ['reservations', seller('Vehicle Enquiry'), ofForm('enquiry'), { and: there }],
    ['no reservations', seller('Test Drive'), ofForm('enquiry'), false],
    ['valuations', seller('Trade-in'), ofForm('trade-in'), { and: there }],
    ['a category without a place', person('sales', { topics: ['Feedback'] }), ofLeads, false],
    [
      'admins are held to none',
      person('dealer_admin', { topics: ['Feedback'] }),
      ofBookings,
      { tenant: { in: ['a'] } },
    ],
  ])('%s', (_what, staff, about, verdict) => expect(atOwnLocations(staff, sellers, about)).toEqual(verdict))

  it('has job applications, which are stored as general enquiries', () => {
    expect(JSON.stringify(ofLeads(['Careers Enquiry']))).toContain('"form":{"equals":"careers"}')
    expect(JSON.stringify(ofLeads(['Feedback']))).not.toContain('careers')
  })
})

describe('T10 staffOf', () => {
  const user = { collection: 'users', id: 'u', role: 'editor', tenants: ['a', { id: 'b' }], locations: null }
  it('reads plain and populated references', () =>
    expect(staffOf(user)).toEqual({
      id: 'u',
      role: 'editor',
      tenants: ['a', 'b'],
      locations: [],
      topics: [],
      shown: null,
    }))
  it('holds sales alone to lead categories', () => {
    const held = { ...user, lead_categories: ['Feedback'] }
    expect(staffOf({ ...held, role: 'sales' })?.topics).toEqual(['Feedback'])
    expect(staffOf({ ...held, role: 'dealer_admin' })?.topics).toEqual([])
  })
  it.each([
    ['a shopper', { ...user, collection: 'shoppers' }],
    ['an unknown role', { ...user, role: 'super' }],
    ['somebody disabled', { ...user, disabled: true }],
    ['nobody', null],
  ])('%s is no staff', (_what, one) => expect(staffOf(one)).toBeNull())
})

it.each([
  ['platform_admin', 4],
  ['dealer_admin', 3],
  ['editor', 3],
])('T10 %s is offered %s roles to give', (role, count) => {
  const user = { collection: 'users', id: 'u', role, tenants: ['a'] }
  const options = ROLES.map((value) => ({ label: value, value }))
  const offered = offeredRoles({ options, req: { user } }).flatMap((one) =>
    typeof one === 'string' ? [] : one.value,
  )
  expect([offered.length, offered.includes('platform_admin')]).toEqual([count, role === 'platform_admin'])
})

describe('B10 what the history says of a change', () => {
  const plain = { slug: 'cars' as const, flattenedFields: [] }
  it('tells nothing of what staff may not read', () => {
    const flattenedFields = [secretField(text('seat_key'))]
    expect(
      changeOf({ slug: 'cars', flattenedFields }, { seat_key: 'x', notes: 'a' }, { notes: 'b' }),
    ).toEqual({ notes: { from: 'a', to: 'b' } })
  })
  it('names changed fields with both values', () => {
    const [before, after] = [
      { price: 1, name: 'x', updatedAt: 'a' },
      { price: 2, name: 'x', updatedAt: 'b' },
    ]
    expect(changeOf(plain, before, after)).toEqual({ price: { from: 1, to: 2 } })
  })
  it('never writes credentials', () =>
    expect(changeOf(plain, {}, { password: 'p', hash: 'h', salt: 's', sessions: [] })).toEqual({}))
  it('keeps long values out', () =>
    expect(diffOf({ text: '' }, { text: 'x'.repeat(5000) }).text?.to).toBe('(5002 characters)'))
  it('names the setting, not the box that it lies in', () =>
    expect(
      diffOf(
        { config: { theme: { main: '#005a70', ink: '#000' }, menu: [{ label: 'New' }, { label: 'Used' }] } },
        { config: { theme: { main: '#006880', ink: '#000' }, menu: [{ label: 'New' }, { label: 'Demo' }] } },
      ),
    ).toEqual({
      'config.theme.main': { from: '#005a70', to: '#006880' },
      'config.menu.1.label': { from: 'Used', to: 'Demo' },
    }))
  it.each([
    [{ a: { api_key: 'one' } }, { a: { api_key: 'two' } }],
    [{ a: null }, { a: { webhook: { secret: 'two' } } }],
    [{ a: [] }, { a: [{ token: 'two' }] }],
  ])('hides a secret at any depth of %j', (before, after) => {
    const reported = JSON.stringify(diffOf(before, after))
    expect(reported).not.toMatch(/one|two/)
    expect(reported).toContain('(hidden)')
  })
  it('tells of a shopper what staff did, and of what the shopper said only that it changed', () => {
    const flattenedFields = [text('name'), choice('state', ['new', 'won'])]
    expect(
      changeOf(
        { slug: 'leads', flattenedFields },
        { name: 'Ann', state: 'new', fields: { email: 'a@b.example' } },
        { name: 'Bea', state: 'won', fields: { email: 'c@d.example' } },
      ),
    ).toEqual({
      name: { from: '(not kept)', to: '(not kept)' },
      state: { from: 'new', to: 'won' },
      fields: { from: '(not kept)', to: '(not kept)' },
    })
  })
  it('keeps the id of a row that is pointed to, and none of its fields', () => {
    const jo = { id: 'u1', name: 'Jo', updatedAt: '2026-01-01' }
    const [before, after] = [
      { to: null, all: ['u2'], at: { by: 'u2' } },
      { to: jo, all: [jo], at: { by: jo } },
    ]
    expect(diffOf(before, after)).toEqual({
      to: { from: null, to: 'u1' },
      all: { from: ['u2'], to: ['u1'] },
      'at.by': { from: 'u2', to: 'u1' },
    })
  })
  it('ends a list that nobody would read', () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`f${n}`, n]))
    expect(Object.keys(diffOf({}, many))).toHaveLength(101)
  })
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

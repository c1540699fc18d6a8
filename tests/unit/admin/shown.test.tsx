import { isValidElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { neverField } from '@/access/fields'
import { FactField } from '@/admin/fields/shown'
import { partAt } from '@/admin/fields/partValues'

type Shown = (props: Record<string, unknown>) => Promise<ReactElement> | ReactElement
const isShown = (value: unknown): value is Shown => typeof value === 'function'
const modules = import.meta.glob('../../../src/admin/**/*.tsx')

const IN_PERTH = [{ config: { timezone: 'Australia/Perth' } }]

async function drawn(
  reference: string,
  name: string,
  value: unknown,
  currency = 'aud',
  docs: readonly object[] = IN_PERTH,
): Promise<string> {
  const [file = '', component = ''] = reference.split('#')
  const Field: unknown = partAt(await modules[`../../../src${file}.tsx`]?.(), component)
  if (!isShown(Field)) throw new Error(`${reference} is no component`)
  const payload = { find: () => Promise.resolve({ docs }) }
  const element = await Field({ data: { tenant: 't1', currency, [name]: value }, field: { name }, payload })
  return isValidElement(element) ? renderToStaticMarkup(element) : ''
}

it.each([
  [
    '/admin/fields/shown#MomentField',
    'held_until',
    Date.UTC(2026, 10, 22, 13, 5),
    'Held until',
    '22 Nov 2026, 9:05 pm',
  ],
  ['/admin/fields/shown#MomentField', 'paid_at', null, 'Paid', 'Not yet'],
  ['/admin/fields/shown#DollarsField', 'price', 34990, 'Price', '$34,990'],
  ['/admin/fields/shown#DollarsField', 'price', null, 'Price', 'None'],
  ['/admin/fields/shown#CentsField', 'cents', 50050, 'Amount', '$500.50'],
  ['/admin/fields/shown#CentsField', 'cents', null, 'Amount', 'None'],
])('%s writes %s as people do', async (reference, name, value, label, words) => {
  const html = await drawn(reference, name, value)
  expect(html).toContain(`<dt>${label}</dt><dd>${words}</dd>`)
})

it('tells a payment in a currency of no dealer as its provider counts it', async () => {
  expect(await drawn('/admin/fields/shown#CentsField', 'cents', 20_000, 'jpy')).toContain(
    '20000 of the smallest unit of JPY',
  )
})

it.each([
  ['reservations', 'price'],
  ['reservations', 'amount'],
  ['valuations', 'km'],
  ['valuations', 'offer_price'],
  ['valuations', 'offer_low'],
  ['valuations', 'offer_high'],
  ['leads', 'offer_from_client'],
  ['watchlist', 'price'],
])('%s: %s is read with its separators, in the list and in the form', async (slug, name) => {
  const { collections } = await config
  const field = collections.find((one) => one.slug === slug)?.flattenedFields.find((one) => one.name === name)
  for (const place of ['components.Field', 'components.Cell'])
    expect(partAt(field?.admin, place)).toMatch(
      slug === 'valuations' && place.endsWith('Field') ? /#NotDrawn$/ : /#(Dollars|Km)(Field|Cell)$/,
    )
})

it('a watched car is named, and one that is gone says so', async () => {
  expect(
    await drawn('/admin/fields/carName#CarField', 'car_id', 'c1', 'aud', [
      { id: 'c1', year: 2023, make: 'Toyota', model: 'RAV4', stocknum: 'U7' },
    ]),
  ).toContain('<dd>2023 Toyota RAV4, U7</dd>')
  expect(await drawn('/admin/fields/carName#CarField', 'car_id', 'c1', 'aud', [])).toContain(
    'A car that is no longer there',
  )
})

const OPTIONS = [{ value: 'no_show', label: 'No-show' }]
it.each([
  ['text', 'words', 'As written', '<dd>As written</dd>'],
  ['choice', 'state', 'no_show', '<dd>No-show</dd>'],
  ['several', 'states', ['no_show', 'else'], '<dd>No-show, else</dd>'],
  ['tick', 'done', true, '<dd>Yes</dd>'],
  ['no tick', 'done', false, '<dd>No</dd>'],
  ['year', 'year', 2016, '<dd>2016</dd>'],
  ['count', 'views', 12_345, '<dd>12,345</dd>'],
  ['address', 'email', 'a@b.example', '<a href="mailto:a@b.example">a@b.example</a>'],
  ['number to call', 'phone', '(07) 7010 9483', '<a href="tel:0770109483">(07) 7010 9483</a>'],
  ['nothing', 'words', null, ''],
  ['empty text', 'words', '', ''],
])('a fact that nobody fills in is a line: %s', (_what, name, value, html) => {
  const line = FactField({ siblingData: { [name]: value }, field: { name, options: OPTIONS } })
  const drawnLine = line ? renderToStaticMarkup(line) : ''
  if (html) expect(drawnLine).toContain(html)
  else expect(drawnLine).toBe('')
})

it('every field that only the server writes is a line, a part of its own, or nothing', async () => {
  const { collections } = await config
  const boxes = collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields
      .filter(({ type }) => ['text', 'textarea', 'number', 'select', 'checkbox'].includes(type))
      .filter((field) => 'access' in field && field.access?.update === neverField)
      .filter((field) => 'access' in field && field.access?.read !== neverField)
      .filter(({ admin }) => admin && !('hidden' in admin && admin.hidden))
      .filter(({ admin }) => !partAt(admin, 'components.Field'))
      .map(({ name }) => `${slug}.${name}`),
  )
  expect(boxes).toEqual([])
})

/** Times and amounts are stored as whole numbers; names end so by custom. */
const STORED = /(_at|_until|_since|^cents|_lease|_seq|_attempts|_id|_url)$/

it('no reservation or payment shows staff a stored number or an internal name', async () => {
  const { collections } = await config
  const raw = collections
    .filter(({ slug }) => ['reservations', 'payments'].includes(slug))
    .flatMap(({ slug, flattenedFields }) =>
      flattenedFields
        .filter(({ name, type }) => STORED.test(name) && ['number', 'text'].includes(type))
        .filter(({ admin }) => admin && !('hidden' in admin && admin.hidden))
        .filter(({ admin }) => partAt(admin, 'components.Field') === '/admin/fields/shown#FactField')
        .map(({ name }) => `${slug}.${name}`),
    )
  expect(raw).toEqual(['reservations.reservation_id', 'reservations.lead_id', 'payments.payment_id'])
})

/** What comes on top of a price stands beside each amount that is left of it, in the words of its country or its dealer. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Summary } from '@/components/reservations/Summary'
import { chargesOf, priceInFull } from '@/core/car/price'
import { labelsSchema, tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { ownLeft } from '@/core/money/ownDeal'
import { agreedFacts } from '@/features/reservations/letters/agreed'
import { dealLines } from '@/features/reservations/deals/lines.rules'
import { dealTerms } from '@/features/reservations/deals/offer.rules'
import { leftRow, leftText } from '@/features/reservations/deals/totals.rules'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const config = tenantConfigSchema.parse(configInput({}))
const GOVERNMENT = 'plus government charges'

it.each([
  ['AU', 'egc', {}, GOVERNMENT],
  ['AU', 'before_on_roads', {}, 'plus on-road costs'],
  ['AU', 'drive_away', {}, ''],
  ['AU', 'on_application', {}, ''],
  ['AU', null, {}, ''],
  ['NZ', 'egc', {}, 'plus on-road costs'],
  ['NZ', 'before_on_roads', {}, 'plus on-road costs'],
  ['NZ', 'drive_away', {}, ''],
  ['AU', 'egc', { egc: 'Plus stamp duty' }, 'plus stamp duty'],
  ['AU', 'drive_away', { drive_away: 'No more to pay' }, ''],
] as const)('%s %s %j: %s', (country, type, priceTypes, words) =>
  expect(chargesOf(type, { country, labels: labelsSchema.parse({ priceTypes }) })).toBe(words),
)

it.each([
  [{ price: 29_850, price_type: 'egc' }, `$29,850 ${GOVERNMENT}`],
  [{ price: 29_850, price_type: 'drive_away' }, '$29,850 Drive away'],
  [{ price: 29_850, price_type: null }, '$29,850'],
  [{ price: 29_850, price_type: 'egc', sold: true, status: 'sold' }, 'Sold'],
  [{ price: 0 }, config.labels.noPrice],
] as const)('a mail says of %j: %s', (car, words) => expect(priceInFull(exampleCar(car), config)).toBe(words))

it.each([
  [29_650, GOVERNMENT, `$29,650 ${GOVERNMENT}`],
  [29_650, undefined, '$29,650'],
  [0, GOVERNMENT, `$0 ${GOVERNMENT}`],
  [-500, GOVERNMENT, '$500, less charges'],
  [-500, undefined, '$500'],
])('left of a price: %d with %s', (left, charges, text) => expect(leftText(left, charges)).toBe(text))

it.each<[number, string | undefined, [string, string]]>([
  [29_650, GOVERNMENT, [`Left to pay at handover, ${GOVERNMENT}`, '$29,650']],
  [29_650, undefined, ['Left to pay at handover', '$29,650']],
  [-500, GOVERNMENT, ['Back to you at handover, less charges', '$500']],
])('as a row: %d with %s', (left, charges, row) => expect(leftRow(left, charges)).toEqual(row))

const egc = exampleCar({ price: 29_850, price_type: 'egc' })

it('the checkout, an online deal and the mails say it of what is left', () => {
  const hold = { title: '', text: '' }
  const page = renderToStaticMarkup(
    <Summary car={egc} config={config} deposit={200} status="today" hold={hold} />,
  )
  expect(page).toContain(`<dt>Left to pay at handover, ${GOVERNMENT}</dt><dd>$29,650</dd>`)
  const deal = dealLines({}, dealTerms(egc, config))
  const texts = deal.map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining(GOVERNMENT), expect.stringContaining(GOVERNMENT)])
  const consent = { terms: '', notice: '', version: '', marketing: false, at: '', page: '' }
  const row = { price: 29_850, paid_at: null, consent: { ...consent, charges: GOVERNMENT } }
  for (const lines of [[], deal])
    expect(agreedFacts({ ...row, deal: lines })).toContainEqual(['Price', `$29,850 ${GOVERNMENT}`])
})

it('the shopper’s own figures too, where more comes back than the price', () =>
  expect(
    ownLeft(
      30_000,
      { make: '', model: '', km: null, worth: 31_000, owing: null, deposit: null, postcode: '' },
      true,
    ),
  ).toBe('about $1,000 back to you less charges, an estimate'))

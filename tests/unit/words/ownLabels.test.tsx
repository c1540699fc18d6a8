import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  FinanceCard,
  TradeInCard,
} from '@/app/(site)/sites/[host]/search/[[...path]]/_components/ActionCards'
import { ModelBand } from '@/components/models/ModelBand'
import { pageConfigSchema } from '@/core/dealer/config/pageConfig'

const MODEL = {
  ...{ id: 'm', name: 'Rio', slug: 'rio', image: null, manufacturer_body: 'Hatch' },
  ...{ accessories: [], accessories_count: 0 },
}
const config = {
  country: 'AU',
  labels: { noPrice: 'Ring us for a price', priceTypes: { drive_away: 'On the road' } },
} as const
const pictures = pageConfigSchema.parse({}).journeys
const band = (status: string, from_price?: number) =>
  renderToStaticMarkup(
    <ModelBand
      cars={[]}
      model={{ ...MODEL, status, from_price }}
      count={0}
      crumbs={null}
      ask="Ask"
      config={config}
    />,
  )

it.each([
  [
    'the finance card of a list',
    renderToStaticMarkup(<FinanceCard label="How much can I borrow?" pictures={pictures} />),
    'How much can I borrow?',
  ],
  [
    'the trade-in card',
    renderToStaticMarkup(<TradeInCard label="What is mine worth?" pictures={pictures} />),
    'What is mine worth?</a>',
  ],
  ['a model without a price', band('current'), 'Ring us for a price'],
  ['a model with one', band('current', 30_000), 'On the road'],
  ['a model that is gone', band('discontinued'), 'No longer made'],
  ['a model that is gone and still has a price', band('discontinued', 30_000), 'No longer made'],
])('L15 %s carries the dealer’s label', (_what, html, label) => expect(html).toContain(label))

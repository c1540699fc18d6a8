import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceRating } from '@/app/(site)/sites/[host]/cars/[slug]/_components/PriceRating'
import { exampleCar, exampleRating } from '../../helpers/car'

const said = (over: Parameters<typeof exampleRating>[0]): string =>
  renderToStaticMarkup(
    <PriceRating
      car={exampleCar({ price: 35_990, price_rating: exampleRating({ price: 35_990, is: 'fair', ...over }) })}
      like={[]}
      isMarketSaid={false}
    />,
  )
const FEW = { middle: null, low: null, high: null }

it.each([
  ['one of the dealer’s own', { ...FEW, guide: 36_010, count: 1, others: 0 }, 'One like it, here.'],
  ['one elsewhere', { ...FEW, guide: 36_010, count: 1, others: 1 }, 'One like it, at another dealer.'],
  ['own alone', { ...FEW, guide: 36_010, count: 3, others: 0 }, '3 like it, all of them here.'],
  ['others alone', { count: 5, others: 5 }, '5 like it, all of them at other dealers.'],
  ['both', { count: 5, others: 2 }, '5 like it: 3 here and 2 at other dealers.'],
])('how many are like it: %s', (_, over, words) => expect(said(over)).toContain(words))

it.each([
  [
    'too few like it',
    { ...FEW, guide: 36_010, count: 1, others: 0 },
    'The price guide alone counts, $36,010: it takes 4 like it, one of them at another dealer.',
  ],
  ['none like it', { ...FEW, guide: 36_010, count: 0, others: 0 }, 'The price guide alone counts: $36,010.'],
  ['no guide', { middle: 34_000, guide: null }, 'The middle of those like it counts: $34,000.'],
  [
    'the guide is lower',
    { middle: 37_000, guide: 36_010 },
    'The lower of the two counts: $36,010, the price guide.',
  ],
  [
    'the middle is lower',
    { middle: 36_000, guide: 36_010 },
    'The lower of the two counts: $36,000, the middle of those like it.',
  ],
])('the sentence names what the price was measured by: %s', (_, over, words) =>
  expect(said(over)).toContain(words),
)

import type { PayloadRequest } from 'payload'
import { formatMoney } from '@/core/money/format'
import { CarLines } from './CarLines'
import type { FeedDoc } from './feedDoc'
import { namedCars, type NamedCar } from './namedCars'

const GONE = { sold: 'The feed says sold', withdrawn: 'The feed says withdrawn' } as const
const money = (price: number | null): string => (price === null ? 'no price' : formatMoney(price))

export async function HeldDiff({ feed, req }: { feed: FeedDoc; req: PayloadRequest }) {
  const { missing, gone, prices, brought } = feed
  const stocknums = [
    ...new Set([...missing, ...Object.keys(gone), ...Object.keys(prices), ...Object.keys(brought)]),
  ]
  if (stocknums.length === 0) return null
  const cars = await namedCars(req, feed, stocknums)
  const named = (stocknum: string): NamedCar =>
    cars.get(stocknum) ?? { stocknum, title: stocknum, href: null }
  return (
    <>
      <CarLines
        heading="Cars that would be removed"
        lines={[
          ...missing.map((stocknum) => ({ ...named(stocknum), what: 'Not in the feed' })),
          ...Object.entries(gone).map(([stocknum, as]) => ({ ...named(stocknum), what: GONE[as] })),
        ]}
      />
      <CarLines
        heading="Price changes"
        lines={Object.entries(prices).map(([stocknum, { from, to }]) => ({
          ...named(stocknum),
          what: (
            <>
              <span className="fc-sr">from </span>
              <del>{money(from)}</del>
              <span className="fc-sr"> to</span> <ins>{money(to)}</ins>
            </>
          ),
        }))}
      />
      <CarLines
        heading="New cars"
        lines={Object.entries(brought).map(([stocknum, title]) => ({ ...named(stocknum), title }))}
      />
    </>
  )
}

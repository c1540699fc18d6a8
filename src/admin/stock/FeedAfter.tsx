import type { PayloadRequest } from 'payload'
import { PressButton } from '@/admin/staff/PressButton'
import { editors, worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { plural } from '@/core/money/format'
import { carLabelOf } from '@/fields/label'
import { rowHref } from '@/lib/adminHrefs'
import { undoCounts } from '@/features/stock/undoFeed'
import { CarLines } from './CarLines'
import type { FeedDoc } from './feedDoc'
import { backWords, undoneWords } from './feedWords'
import { namedCars } from './namedCars'
import { moneyOr, pricePresses, readPriceWaits } from './readPriceWaits'

interface Props {
  feed: FeedDoc
  req: PayloadRequest
}

/** Of this feed, each with its presses. */
export async function WaitingPrices({ feed, req }: Props) {
  const { user, payload } = req
  if (!user) return null
  const waits = (await readPriceWaits({ payload, user })).filter((wait) => wait.feed === feed.id)
  return (
    <CarLines
      heading="Prices that wait for you"
      lines={waits.map((wait) => ({
        ...{ stocknum: wait.stocknum, title: wait.name, href: rowHref('cars', wait.id) },
        what: (
          <>
            <span className="fc-sr">from </span>
            <del>{moneyOr(wait.from)}</del>
            <span className="fc-sr"> to</span> <ins>{moneyOr(wait.to)}</ins>
            <span className="fc-acts">
              {pricePresses(wait).map(({ calls, ...press }) => (
                <PressButton key={press.label} call={calls} {...press} about={wait.name} />
              ))}
            </span>
          </>
        ),
      }))}
    />
  )
}

/** Its cars were put back: by whom, and what stayed for what reason. */
export async function Undone({ feed, req }: Props) {
  if (!feed.undone) return null
  const left = Object.entries(feed.undone.left)
  const cars = await namedCars(req, feed, Object.keys(feed.undone.left))
  return (
    <>
      <p>{undoneWords(feed.undone)}</p>
      <CarLines
        heading="Changed since the feed"
        lines={left.map(([stocknum, fields]) => ({
          ...(cars.get(stocknum) ?? { stocknum, title: stocknum, href: null }),
          what: `Left as it is: ${fields.map(carLabelOf).join(', ')}`,
        }))}
      />
    </>
  )
}

/** Cars that it took off the website. */
export async function TakenOff({ feed, req }: Props) {
  const cars = await namedCars(req, feed, feed.missing)
  const lines = feed.missing.map(
    (stocknum) => cars.get(stocknum) ?? { stocknum, title: stocknum, href: null },
  )
  return <CarLines heading="Not in the feed, and taken off the website" lines={lines} />
}

async function PutBack({ feed, req }: Props) {
  if (feed.undone || !worksAs(staffOf(req.user), editors)) return null
  const counts = await undoCounts(feed.tenant, feed.id)
  if (counts.cars === 0) return null
  return (
    <p className="fc-acts">
      <PressButton
        call={`/feeds-back/${feed.id}`}
        label="Put its cars back"
        doing="Putting back …"
        done="Its cars are as they were before this feed."
        ask={backWords(counts)}
      />
      <span className="fc-muted">{plural(counts.cars, 'car')} as they were before this feed.</span>
    </p>
  )
}

/** Of a feed that was carried out: what stayed, and the way back. */
export function FeedAfter({ feed, req }: Props) {
  const { staffs } = feed
  return (
    <>
      {staffs.length > 0 && (
        <p className="fc-muted">
          {plural(staffs.length, 'car')} that you added yourselves {staffs.length === 1 ? 'is' : 'are'} not in
          the feed and {staffs.length === 1 ? 'stays' : 'stay'} on the website:{' '}
          {staffs.slice(0, 20).join(', ')}
          {staffs.length > 20 ? '…' : ''}
        </p>
      )}
      <PutBack feed={feed} req={req} />
    </>
  )
}

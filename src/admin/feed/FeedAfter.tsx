import type { PayloadRequest } from 'payload'
import { PressButton } from '@/admin/team/PressButton'
import { worksAs } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { plural } from '@/domain/format'
import { DECIDERS } from '@/domain/feeds/feeds'
import { carLabelOf } from '@/fields/label'
import { rowHref } from '@/lib/adminHrefs'
import { undoCounts } from '@/stock/undoFeed'
import { CarLines } from './CarLines'
import type { FeedDoc } from './feedDoc'
import { backWords, undoneWords } from './feedWords'
import { moneyOr, pricePresses, readPriceWaits } from './readPriceWaits'

interface Props {
  feed: FeedDoc
  req: PayloadRequest
}

async function WaitingPrices({ feed, req }: Props) {
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

async function PutBack({ feed, req }: Props) {
  if (feed.undone) {
    const left = Object.entries(feed.undone.left)
    return (
      <>
        <p>{undoneWords(feed.undone)}</p>
        <CarLines
          heading="Changed since the feed, and left as they are"
          lines={left.map(([stocknum, fields]) => ({
            ...{ stocknum, title: stocknum, href: null, what: fields.map(carLabelOf).join(', ') },
          }))}
        />
      </>
    )
  }
  if (!worksAs(staffOf(req.user), DECIDERS)) return null
  const counts = await undoCounts(feed.tenant, feed.id)
  if (counts.cars === 0) return null
  return (
    <p className="fc-acts">
      <PressButton
        call={`/feeds-back/${feed.id}`}
        label="Put its cars back"
        doing="Putting back…"
        ask={backWords(counts)}
      />
      <span className="fc-muted">{plural(counts.cars, 'car')} as they were before this feed.</span>
    </p>
  )
}

/** Of a feed that was carried out: what still waits, what stayed, and the way back. */
export function FeedAfter({ feed, req }: Props) {
  const { staffs } = feed
  return (
    <>
      <WaitingPrices feed={feed} req={req} />
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

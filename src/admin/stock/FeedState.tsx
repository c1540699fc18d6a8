import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { formatMoney } from '@/core/money/format'
import { dealerZone } from '@/admin/dealerZone'
import { RowTitle } from '@/admin/frame/RowTitle'
import { mayEditCars } from '@/admin/may'
import { momentText } from '@/core/place/moments'
import { wordFieldOf } from '@/core/car/ownWords'
import { carLabelOf } from '@/fields/label'
import { mayBeReleased } from '@/features/stock/feeds'
import { isCarriedOut } from '@/features/stock/feeds.rules'
import { CarLines } from './CarLines'
import { type FeedDoc, dealershipName, feedDoc } from './feedDoc'
import { namedCars, type NamedCar } from './namedCars'
import { wordFields } from './files/fieldChoices'
import { DecisionButtons } from './DecisionButtons'
import { FeedAfter, TakenOff, Undone, WaitingPrices } from './FeedAfter'
import { FeedRead } from './FeedRead'
import { FeedWords } from './FeedWords'
import { cameWords, feedTitle, heldWords, renumberedWords } from './feedWords'

const GONE = { sold: 'The feed says sold', withdrawn: 'The feed says withdrawn' } as const
const money = (price: number | null): string => (price === null ? 'no price' : formatMoney(price))

async function HeldDiff({ feed, req }: { feed: FeedDoc; req: PayloadRequest }) {
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
          ...missing.map(named),
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

const WORDS = wordFields()

async function HeldFeed({ feed, req }: { feed: FeedDoc; req: PayloadRequest }) {
  const isNewest = await mayBeReleased(feed.tenant, feed.id)
  const { why, release, reject } = heldWords(feed, isNewest)
  return (
    <>
      <p>{why}</p>
      <DecisionButtons id={feed.id} release={release} reject={reject} />
      {isNewest && <HeldDiff feed={feed} req={req} />}
    </>
  )
}

/** A full feed for a person: its state, what was refused, what it would do, and the decision. */
export async function FeedState({ data, req }: UIFieldServerProps) {
  const parsed = feedDoc.safeParse(data)
  if (!parsed.success) return null
  const feed = parsed.data
  const name = await dealershipName(req, feed)
  const words = (feed.taking?.read?.unknown ?? []).map(({ field, ...one }) => ({
    ...{ ...one, field: wordFieldOf(field), label: carLabelOf(field) },
  }))
  const zone = await dealerZone(req.payload, feed.tenant)
  const at = typeof data.createdAt === 'string' ? momentText(data.createdAt, zone) : ''
  const isDone = isCarriedOut(feed.state)
  return (
    <div className="fc fc--field">
      <RowTitle words={at ? `${name}, ${at}` : name} />
      <section className="fc-card fc-feedcard" aria-labelledby="feed-title">
        <header>
          <h2 id="feed-title">{feedTitle(feed)}</h2>
          {feed.state === 'held' && <span className="fc-pill is-warn">Held</span>}
        </header>
        <p>
          {cameWords(feed)}
          {feed.file_name && ` Sent as the file ${feed.file_name} by ${feed.sent_by ?? 'staff'}.`}
          {feed.state !== 'open' && ` ${renumberedWords(feed.renumbered)}`}
          {feed.released_by && ` Decided by ${feed.released_by}.`}
        </p>
        {feed.state === 'held' && <HeldFeed feed={feed} req={req} />}
        {isDone && (
          <>
            <Undone feed={feed} req={req} />
            <WaitingPrices feed={feed} req={req} />
          </>
        )}
        <FeedRead feed={feed} />
        {isDone && (
          <>
            {!feed.undone && <TakenOff feed={feed} req={req} />}
            <FeedAfter feed={feed} req={req} />
          </>
        )}
      </section>
      {words.length > 0 && mayEditCars(req.user) && (
        <FeedWords dealership={feed.dealership_id} unknown={words} fields={WORDS} />
      )}
    </div>
  )
}

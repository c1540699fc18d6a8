import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { mayEditCars } from '@/admin/car/list/mayEditCars'
import { wordFields } from '@/admin/stock/files/wordFields'
import { wordFieldOf } from '@/core/car/ownWords'
import { carLabelOf } from '@/fields/label'
import { mayBeReleased } from '@/features/stock/feeds'
import { dealershipName } from './dealershipName'
import { DecisionButtons } from './DecisionButtons'
import { FeedAfter, TakenOff, Undone, WaitingPrices } from './FeedAfter'
import { feedDoc, type FeedDoc } from './feedDoc'
import { FeedRead } from './FeedRead'
import { FeedTitle } from './FeedTitle'
import { FeedWords } from './FeedWords'
import { cameWords, feedTitle, heldWords, renumberedWords } from './feedWords'
import { HeldDiff } from './HeldDiff'
import { isCarriedOut } from '@/features/stock/feeds.rules'

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
  const isDone = isCarriedOut(feed.state)
  return (
    <div className="fc fc--field">
      <FeedTitle name={name} />
      <section className="fc-card fc-feedcard" aria-labelledby="feed-title">
        <header>
          <h2 id="feed-title">{feedTitle(feed)}</h2>
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

import type { PayloadRequest, UIFieldServerProps } from 'payload'
import { shapeWords } from '@/domain/feeds/shape'
import { plural } from '@/domain/format'
import { mayBeReleased } from '@/stock/feeds'
import { dealershipName } from './dealershipName'
import { DecisionButtons } from './DecisionButtons'
import { reasonWords } from './faultWords'
import { FeedAfter } from './FeedAfter'
import { feedDoc, type FeedDoc } from './feedDoc'
import { FeedTitle } from './FeedTitle'
import { cameWords, feedTitle, heldWords } from './feedWords'
import { HeldDiff } from './HeldDiff'

const MOST_REASONS = 10

function Reasons({ label, reasons }: { label: string; reasons: Readonly<Record<string, number>> }) {
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a)
  if (!sorted.length) return null
  return (
    <ul aria-label={label}>
      {sorted.slice(0, MOST_REASONS).map(([reason, count]) => (
        <li key={reason}>
          {plural(count, 'car')}: {reasonWords(reason)}
        </li>
      ))}
    </ul>
  )
}

function Shape({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <>
      <h3>The file changed its shape</h3>
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        If that is right, nothing has to be done: a car keeps what the file has no column for. If not, ask the
        supplier of the file.
      </p>
    </>
  )
}

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
  return (
    <div className="fc fc--field">
      <FeedTitle name={name} />
      <section className="fc-card" aria-labelledby="feed-title">
        <header>
          <h2 id="feed-title">{feedTitle(feed)}</h2>
        </header>
        <p>
          {cameWords(feed)}
          {feed.file_name && ` Pushed as the file ${feed.file_name} by ${feed.sent_by ?? 'staff'}.`}
          {feed.released_by && ` Decided by ${feed.released_by}.`}
        </p>
        <Shape words={shapeWords(feed.taking?.shape)} />
        <Reasons label="Why cars were refused" reasons={feed.reasons} />
        {feed.with_warnings > 0 && (
          <p>
            {plural(feed.with_warnings, 'car')} came in without values that could not be understood. What is
            stored stays:
          </p>
        )}
        <Reasons label="What was left out" reasons={feed.left_out} />
        {feed.state === 'held' && <HeldFeed feed={feed} req={req} />}
        {(feed.state === 'committed' || feed.state === 'released') && <FeedAfter feed={feed} req={req} />}
      </section>
    </div>
  )
}

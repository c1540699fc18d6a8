import { type FileRead, shapeWords } from '@/features/stock/files.rules'
import { Facts } from '@/admin/kit/Facts'
import { plural } from '@/core/money/format'
import { fieldLabelOf } from './files/fieldChoices'
import { reasonWords } from './faultWords'
import type { FeedDoc } from './feedDoc'

const MOST_REASONS = 10

interface ReasonsProps {
  heading: string
  /** What becomes of the cars. */
  after: string
  reasons: Readonly<Record<string, number>>
}

function Reasons({ heading, after, reasons }: ReasonsProps) {
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a)
  const rest = sorted.slice(MOST_REASONS).reduce((sum, [, count]) => sum + count, 0)
  if (!sorted.length) return null
  return (
    <>
      <h3>{heading}</h3>
      <ul aria-label={heading}>
        {sorted.slice(0, MOST_REASONS).map(([reason, count]) => (
          <li key={reason}>
            {plural(count, 'car')}: {reasonWords(reason)}
          </li>
        ))}
        {rest > 0 && <li>{plural(rest, 'car')}: other reasons</li>}
      </ul>
      <p className="fc-muted">{after}</p>
    </>
  )
}

function Shape({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <>
      <h3>Other columns than in the last file</h3>
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="fc-muted">
        If that is right, nothing has to be done: a car keeps what the file has no column for. If not, ask the
        supplier of the file.
      </p>
    </>
  )
}

function Columns({ read: { as, columns, notes } }: { read: FileRead }) {
  const unused = columns.filter(({ field }) => field === null).length
  return (
    <>
      <h3>How the file was read</h3>
      <p>
        {plural(columns.length, 'column')}, {unused === 0 ? 'all used' : `${unused} not used`}. Read as {as}.
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <details>
        <summary>What each column became</summary>
        <Facts
          rows={columns.map(({ heading, field }) => [
            heading,
            field === null ? 'Not used' : fieldLabelOf(field),
          ])}
        />
      </details>
    </>
  )
}

/** What of a feed was understood as what, and what was not. */
export function FeedRead({ feed }: { feed: FeedDoc }) {
  const { shape, read } = feed.taking ?? {}
  const changed = shapeWords(shape)
  return (
    <>
      <Shape words={changed} />
      <Reasons
        heading={`Refused: ${plural(feed.refused, 'car')}`}
        after="A refused car that is on the website stays as it is."
        reasons={feed.reasons}
      />
      <Reasons
        heading={`Without some values: ${plural(feed.with_warnings, 'car')}`}
        after="The cars came in without what could not be understood. What was stored stays."
        reasons={feed.left_out}
      />
      {read && <Columns read={{ ...read, notes: read.notes.filter((note) => !changed.includes(note)) }} />}
    </>
  )
}

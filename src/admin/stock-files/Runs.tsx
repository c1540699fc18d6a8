import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { RowLink } from '@/admin/fields/RowLink'
import { Pill } from '@/admin/kit/list/Named'
import { fieldLook } from '@/admin/payloadContract'
import { staffMoment } from '@/admin/staffMoment'
import { plural } from '@/core/money/format'
import { runsSchema, type Run } from '@/features/stock-files/sending.rules'

const WHY = { change: 'after a change', time: 'at its time', hand: 'by hand' } as const

function carsText(word: string, { count, cars }: Run['added']): string {
  const more = count > cars.length ? ` and ${count - cars.length} more` : ''
  return count > 0 ? `${word}: ${cars.join(', ')}${more}.` : ''
}

interface Listed {
  run: Run
  /** The run before it; null for the first of all. */
  before: Run | null
  isNewest: boolean
  zone: string
}

/** By the clock of the run that failed: a press comes before it. */
const isRetry = ({ at }: Run, before: Run | null): boolean =>
  before?.result === 'failed' && before.next !== null && at >= before.next

function Line({ run, before, isNewest, zone }: Listed) {
  const { at, why, result, cars, added, changed, removed, answer, next } = run
  const words = {
    sent: `${plural(cars, 'car')} sent`,
    same: 'Nothing had changed, so nothing was sent',
    failed: 'Not taken',
  }
  const again =
    next === null
      ? 'Not tried again until you press “Send now”.'
      : `Tries again at ${staffMoment(next, zone)}.`
  return (
    <li className="fc-file">
      <strong>{words[result]}</strong>
      <span className="fc-muted">{`${staffMoment(at, zone)}, ${isRetry(run, before) ? 'tried again by itself' : WHY[why]}`}</span>
      {result !== 'failed' && added.count + changed.count + removed.count > 0 && (
        <details>
          <summary>{`${added.count} new, ${changed.count} changed, ${removed.count} gone`}</summary>
          <span>
            {[carsText('New', added), carsText('Changed', changed), carsText('Gone', removed)].join(' ')}
          </span>
        </details>
      )}
      {answer && <span className="fc-muted">{result === 'sent' ? `Answer: ${answer}` : answer}</span>}
      {result === 'failed' && isNewest && <span>{again}</span>}
    </li>
  )
}

/** The last runs of a marketplace, the newest first. */
export async function RunsField({ data, payload, field }: JSONFieldServerProps) {
  if (!data?.id) return null
  const runs = runsSchema.safeParse(data?.runs).data ?? []
  const zone = await dealerZone(payload, dealerOf(data))
  return (
    <section className={fieldLook('fc fc--field')} aria-labelledby="stock-runs">
      <h2 id="stock-runs">{typeof field.label === 'string' ? field.label : ''}</h2>
      {runs.length === 0 && <p className="fc-muted">Nothing yet.</p>}
      <ol className="fc-runs">
        {runs.map((run, index) => (
          <Line key={run.at} run={run} before={runs[index + 1] ?? null} isNewest={index === 0} zone={zone} />
        ))}
      </ol>
    </section>
  )
}

const LAST = {
  sent: { words: 'Sent', tone: 'is-good' },
  same: { words: 'Nothing had changed', tone: '' },
  failed: { words: 'Not taken', tone: 'is-bad' },
} as const

/** In the list: what came of the last run. */
export function LastRunCell({ cellData, ...cell }: DefaultServerCellComponentProps) {
  const [run] = runsSchema.safeParse(cellData).data ?? []
  return (
    <RowLink cell={cell}>{run ? <Pill {...LAST[run.result]} note={run.answer} /> : 'Nothing yet'}</RowLink>
  )
}

export const IsSentCell = ({ cellData, ...cell }: DefaultServerCellComponentProps) => (
  <RowLink cell={cell}>
    <Pill words={cellData === true ? 'On' : 'Paused'} tone={cellData === true ? 'is-good' : 'is-warn'} />
  </RowLink>
)

import type { JSONFieldServerProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { dealerZone } from '@/admin/dealerZone'
import { fieldLook } from '@/admin/payloadContract'
import { staffMoment } from '@/admin/staffMoment'
import { plural } from '@/core/money/format'
import { runsSchema, type Run } from '@/features/stock-files/sending.rules'

const WHY = { change: 'after a change', time: 'at its time', hand: 'by hand' } as const

function carsText(word: string, { count, cars }: Run['added']): string {
  const more = count > cars.length ? ` and ${count - cars.length} more` : ''
  return count > 0 ? `${word}: ${cars.join(', ')}${more}.` : ''
}

function Line({ run, zone }: { run: Run; zone: string }) {
  const { at, why, result, cars, added, changed, removed, answer, next } = run
  const words = {
    sent: `${plural(cars, 'car')} sent`,
    same: 'Nothing had changed, so nothing was sent',
    failed: 'Not taken',
  }
  const again =
    next === null
      ? 'Not tried again until you press “Send now”.'
      : `Tried again on ${staffMoment(next, zone)}.`
  return (
    <li className="fc-file">
      <strong>{words[result]}</strong>
      <span className="fc-muted">{`${staffMoment(at, zone)}, ${WHY[why]}`}</span>
      {added.count + changed.count + removed.count > 0 && (
        <details>
          <summary>{`${added.count} new, ${changed.count} changed, ${removed.count} gone`}</summary>
          <span>
            {[carsText('New', added), carsText('Changed', changed), carsText('Gone', removed)].join(' ')}
          </span>
        </details>
      )}
      {answer && <span className="fc-muted">{result === 'sent' ? `Answer: ${answer}` : answer}</span>}
      {result === 'failed' && <span>{again}</span>}
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
        {runs.map((run) => (
          <Line key={run.at} run={run} zone={zone} />
        ))}
      </ol>
    </section>
  )
}

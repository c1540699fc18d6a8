import type { Payload, TypedUser } from 'payload'
import { PlainTable } from '@/admin/list/PlainTable'
import { ownRows } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import { keyCallsSchema, statusWords } from '@/features/keys/keyCalls.rules'

const SHOWN = 100

interface Props {
  id: string
  payload: Payload
  user: TypedUser
  zone: string
}

export async function KeyCalls({ id, payload, user, zone }: Props) {
  const rows = await ownRows({ payload, user }, 'key-calls', { key_id: { equals: id } })
  const calls = rows
    .flatMap((row) => keyCallsSchema.safeParse(row.calls).data ?? [])
    .sort((a, b) => b.at - a.at)
    .slice(0, SHOWN)
  return (
    <section className="fc-card" aria-labelledby="calls-title">
      <header>
        <h2 id="calls-title">Recent calls</h2>
        {calls.length > 0 && <span className="fc-muted">the last {calls.length}, a few seconds behind</span>}
      </header>
      {calls.length === 0 && <p className="fc-foot">No calls lately.</p>}
      {calls.length > 0 && (
        <PlainTable
          columns={['When', 'Call', 'Rows', 'Answer']}
          rows={calls.map(({ at, method, path, status, rows: count }, index) => ({
            key: `${at} ${index}`,
            cells: [
              staffMoment(at, zone),
              <code key="call">
                {method} {path}
              </code>,
              count === null ? '–' : count.toLocaleString('en-AU'),
              <span key="answer" className={`fc-pill ${status < 400 ? 'is-good' : 'is-bad'}`}>
                {status} {statusWords(status)}
              </span>,
            ],
          }))}
        />
      )}
    </section>
  )
}

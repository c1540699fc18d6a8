import type { Payload, TypedUser } from 'payload'
import { ownRows } from '@/admin/ownRows'
import { staffMoment } from '@/admin/staffMoment'
import { keyCallsSchema, statusWords } from '@/domain/keyCalls'

const SHOWN = 100

interface Props {
  id: string
  payload: Payload
  user: TypedUser
  zone: string
}

/** What the key has asked of late and what it was answered, the newest first. */
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
      {calls.length === 0 && <p className="fc-foot">It has not called of late.</p>}
      {calls.length > 0 && (
        <table className="fc-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Call</th>
              <th scope="col">Rows</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ at, method, path, status, rows: count }, index) => (
              <tr key={`${at} ${index}`}>
                <td>{staffMoment(at, zone)}</td>
                <td>
                  <code>
                    {method} {path}
                  </code>
                </td>
                <td>
                  {count === null ? <span className="fc-muted">–</span> : count.toLocaleString('en-AU')}
                </td>
                <td>
                  <span className={`fc-pill ${status < 400 ? 'is-good' : 'is-bad'}`}>
                    {status} {statusWords(status)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

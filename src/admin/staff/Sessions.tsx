import type { Payload, TypedUser } from 'payload'
import { idsOf, recordOf } from '@/access/ids'
import { openRows } from '@/access/login/sessions'
import { dealerZone } from '@/admin/dealerZone'
import { staffMoment } from '@/admin/staffMoment'
import { plural } from '@/core/money/format'
import { deviceWords } from '@/features/staff/deviceWords.rules'
import { PressButton } from './PressButton'

const CALL = '/my-sessions'

/** On a person's own account: the browsers that are signed in, each with a button to end it. */
export async function Sessions({ payload, user }: { payload: Payload; user: TypedUser }) {
  const me = recordOf(user)
  const open = await openRows(payload, user.id)
  const [own, others] = [open.filter(({ sid }) => sid === me._sid), open.filter(({ sid }) => sid !== me._sid)]
  const zone = await dealerZone(payload, idsOf(me.tenants)[0] ?? '')
  const line = ({ id: row, sid, agent, address, opened_at, used_at }: (typeof open)[number]) => (
    <li key={row}>
      <div>
        <b>{deviceWords(agent)}</b>
        <small>
          {address && `From ${address}, `}last used {staffMoment(used_at, zone)}, since{' '}
          {staffMoment(opened_at, zone)}
        </small>
      </div>
      {sid === me._sid ? (
        <span className="fc-pill is-good">This one</span>
      ) : (
        <PressButton
          call={CALL}
          body={{ session: row }}
          label="Sign out"
          doing="Signing out …"
          about={deviceWords(agent)}
        />
      )}
    </li>
  )
  return (
    <section className="fc-card" aria-labelledby="signed-in-title">
      <header>
        <h2 id="signed-in-title">Where you are signed in</h2>
      </header>
      <ul className="fc-sessions">{own.map(line)}</ul>
      {others.length > 0 && (
        <>
          <details>
            <summary>{plural(others.length, 'other')}</summary>
            <ul className="fc-sessions">{others.map(line)}</ul>
          </details>
          <PressButton
            call={CALL}
            body={{ others: true }}
            label="Sign out all others"
            doing="Signing out …"
            ask="Sign out in all other browsers? This one stays."
          />
        </>
      )}
    </section>
  )
}

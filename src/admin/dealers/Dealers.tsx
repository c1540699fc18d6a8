import { PressButton } from '@/admin/staff/PressButton'
import { SUSPENDED_MEANS, type Status, STATUS_WORDS } from '@/core/dealer/status'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { DealerMark } from './DealerMark'
import { type DealerLine, isOperator, readDealers } from './readDealers'

interface Props {
  id: string
  name: string
  standing: Status
}

function DealerActs({ id, name, standing: status }: Props) {
  const removal = `/admin/dealers/remove?dealer=${id}`
  if (status === 'removing')
    return (
      <a className="fc-btn" href={removal}>
        Continue removing<span className="fc-sr"> {name}</span>
      </a>
    )
  if (status === 'suspended')
    return (
      <>
        <PressButton
          call={`/dealers/${id}/standing`}
          body={{ to: 'active' }}
          label="Reactivate"
          doing="One moment …"
          about={name}
          ask={`${name} goes live again under all its domains, and its API keys work again. Its admins are notified by email. Reactivate it?`}
        />
        <a href={removal}>
          Remove …<span className="fc-sr"> {name}</span>
        </a>
      </>
    )
  return (
    <PressButton
      call={`/dealers/${id}/standing`}
      body={{ to: 'suspended' }}
      label="Suspend"
      doing="One moment …"
      about={name}
      ask={`${SUSPENDED_MEANS} Its admins are notified by email. Suspend ${name}?`}
    />
  )
}

const TONE: Record<Status, string> = { active: 'is-good', suspended: 'is-warn', removing: 'is-bad' }

function Line({ dealer }: { dealer: DealerLine }) {
  const { id, name, standing: status, hosts, address, mark, state, cars, leads } = dealer
  const [host = ''] = hosts
  const more = hosts.length > 1 ? `, and ${plural(hosts.length - 1, 'more name')}` : ''
  return (
    <li>
      <DealerMark name={name} mark={mark} />
      <div>
        <b>
          {name} <i className={`fc-pill ${TONE[status]}`}>{STATUS_WORDS[status]}</i>
        </b>
        <span>
          {status === 'active' ? (
            <a href={address} target="_blank" rel="noopener">
              {host}
            </a>
          ) : (
            host
          )}
          {more}
          {state && ` · ${state}`}
        </span>
        <span>
          {plural(cars, 'car')} for sale · {plural(leads, 'lead')} in 7 days
        </span>
      </div>
      <p className="fc-acts">
        {status !== 'removing' && (
          <>
            <a href={`/admin/launch?dealer=${id}`}>
              Checklist<span className="fc-sr"> of {name}</span>
            </a>
            <a href={rowHref('tenants', id)}>
              Settings<span className="fc-sr"> of {name}</span>
            </a>
            <a href={`/admin/dealers/new?from=${id}`}>
              Duplicate<span className="fc-sr"> of {name}</span>
            </a>
          </>
        )}
        <DealerActs id={id} name={name} standing={status} />
      </p>
    </li>
  )
}

function DealerList({ dealers }: { dealers: readonly DealerLine[] }) {
  if (!dealers.length) return <p className="fc-none">There is no dealer yet. Make the first one.</p>
  return (
    <section className="fc-card" aria-label="Dealers">
      <ul className="fc-dealers">
        {dealers.map((dealer) => (
          <Line key={dealer.id} dealer={dealer} />
        ))}
      </ul>
    </section>
  )
}

export const Dealers = screen({ path: '/admin/dealers', may: isOperator }, async ({ payload, user }) => {
  const dealers = await readDealers(payload, user, new Date())
  const live = dealers.filter(({ standing: status }) => status === 'active').length
  return (
    <>
      <Head
        title="Dealers"
        words={
          <>
            {plural(live, 'website is', 'websites are')} live
            {live < dealers.length ? `, ${dealers.length - live} not.` : '.'}
          </>
        }
      >
        <a className="fc-btn fc-btn--main" href="/admin/dealers/new">
          New dealer
        </a>
      </Head>
      <DealerList dealers={dealers} />
    </>
  )
})

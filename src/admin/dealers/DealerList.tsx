import { plural } from '@/core/money/format'
import { STANDING_WORDS, type Standing } from '@/core/dealer/standing'
import { rowHref } from '@/lib/adminHrefs'
import { DealerActs } from './DealerActs'
import { DealerMark } from './DealerMark'
import type { DealerLine } from './readDealers'

const TONE: Record<Standing, string> = { active: 'is-good', suspended: 'is-warn', removing: 'is-bad' }

function Line({ dealer }: { dealer: DealerLine }) {
  const { id, name, standing, hosts, address, mark, state, cars, leads } = dealer
  const [host = ''] = hosts
  const more = hosts.length > 1 ? `, and ${plural(hosts.length - 1, 'more name')}` : ''
  return (
    <li>
      <DealerMark name={name} mark={mark} />
      <div>
        <b>
          {name} <i className={`fc-pill ${TONE[standing]}`}>{STANDING_WORDS[standing]}</i>
        </b>
        <span>
          {standing === 'active' ? (
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
        {standing !== 'removing' && (
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
        <DealerActs id={id} name={name} standing={standing} />
      </p>
    </li>
  )
}

export function DealerList({ dealers }: { dealers: readonly DealerLine[] }) {
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

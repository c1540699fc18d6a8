import { Head } from '@/admin/kit/Head'
import { headline } from '@/admin/dashboard/headline'
import { NeedsCard } from '@/admin/dashboard/NeedsCard'
import { STATUS_WORDS } from '@/core/dealer/status'
import { plural } from '@/core/money/format'
import { rowHref } from '@/lib/adminHrefs'
import { isSilentCopy, SILENT_COPY } from '@/lib/silentCopy'
import { capital } from '@/lib/text'
import type { OperatorLine, OperatorToday as Read } from './readOperator'

function Line({ dealer }: { dealer: OperatorLine }) {
  const { id, name, standing: status, cars, leads, needs } = dealer
  const [first] = needs
  const isWrong = first?.tone === 'bad'
  return (
    <tr>
      <th scope="row">
        <a href={rowHref('tenants', id)}>{name}</a>
      </th>
      <td>
        <span className={`fc-pill ${status === 'active' ? 'is-good' : 'is-warn'}`}>
          {STATUS_WORDS[status]}
        </span>
      </td>
      <td>{plural(cars, 'car')}</td>
      <td>{plural(leads, 'lead')} in 7 days</td>
      <td>
        {first ? (
          <>
            <span className={`fc-pill ${isWrong ? 'is-bad' : 'is-warn'}`}>{isWrong ? 'Wrong' : 'To do'}</span>{' '}
            {first.title}
            {needs.length > 1 && `, and ${needs.length - 1} more`}
          </>
        ) : (
          <span className="fc-muted">All well</span>
        )}
      </td>
    </tr>
  )
}

/** Who runs the platform sees dealers here, and a dealer's inbox when that dealer is chosen. */
export function OperatorToday({ today: { needs, dealers } }: { today: Read }) {
  const names = new Map(dealers.map(({ id, name }) => [id, name]))
  return (
    <div className="fc">
      <Head
        title={headline(needs.length)}
        words={
          isSilentCopy()
            ? `${capital(SILENT_COPY)}.`
            : 'What dealers need of the platform. Choose a dealer in the menu to see its leads and bookings.'
        }
      >
        <a className="fc-btn fc-btn--main" href="/admin/dealers/new">
          New dealer
        </a>
      </Head>
      <NeedsCard needs={needs} dealers={names} title="Dealers that need you" />
      <section className="fc-card" aria-labelledby="operator-dealers">
        <header>
          <h2 id="operator-dealers">{plural(dealers.length, 'dealer')}</h2>
        </header>
        {dealers.length === 0 && <p className="fc-foot">There is no dealer yet. Make the first one.</p>}
        {dealers.length > 0 && (
          <div className="fc-scroll">
            <table className="fc-table fc-needs-of">
              <thead>
                <tr>
                  <th>Dealer</th>
                  <th>State</th>
                  <th>For sale</th>
                  <th>Leads</th>
                  <th>Needs</th>
                </tr>
              </thead>
              <tbody>
                {dealers.map((dealer) => (
                  <Line key={dealer.id} dealer={dealer} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
    </div>
  )
}

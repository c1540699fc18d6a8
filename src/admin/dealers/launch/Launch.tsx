import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { mayReadHistory } from '@/access/history'
import { ofAllDealers } from '@/access/shown'
import { staffOf } from '@/access/staff'
import { DealerChoice } from '@/admin/fields/options'
import { ownRows } from '@/admin/ownRows'
import { launchChecks, type LaunchCheck } from './launchChecks'
import { readLaunchFacts } from './readFacts'

interface Props {
  name: string
  checks: readonly LaunchCheck[]
}

const CheckList = ({ checks }: Pick<Props, 'checks'>) => (
  <ul className="fc-list fc-launch">
    {checks.map(({ name: what, isDone, text, href, act }, at) => (
      <li key={what}>
        <span className="fc-tick" role="img" aria-label={isDone ? 'Done' : 'To do'}>
          {isDone ? '✓' : '○'}
        </span>
        <div>
          <b>{what}</b>
          <span>{text}</span>
        </div>
        <a className={isDone ? undefined : at ? 'fc-btn' : 'fc-btn fc-btn--main'} href={href}>
          {isDone ? 'View' : act}
          <span className="fc-sr">: {what}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** What is open stands first, what is done is folded. */
function LaunchList({ name, checks }: Props) {
  const open = checks.filter(({ isDone }) => !isDone).length
  return (
    <section className="fc-card" aria-labelledby="launch-title">
      <header>
        <h2 id="launch-title">{name}</h2>
        <span className={`fc-pill ${open ? 'is-warn' : 'is-good'}`}>{open ? `${open} to do` : 'Ready'}</span>
      </header>
      <CheckList checks={checks.slice(0, open)} />
      <details className="fc-donerows" open={!open}>
        <summary>
          {checks.length - open} of {checks.length} done
        </summary>
        <CheckList checks={checks.slice(open)} />
      </details>
    </section>
  )
}

/** What a dealer still needs before shoppers come, checked when the screen is opened. */
export const Launch = screen(
  { path: '/admin/launch', may: mayReadHistory },
  async ({ payload, user, query }) => {
    const all = ofAllDealers(user)
    const dealers = await ownRows({ payload, user: all }, 'tenants', {}, { limit: 500, sort: 'name' })
    const first = staffOf(user)?.shown ?? dealers[0]?.id
    const requested = typeof query.dealer === 'string' ? query.dealer : first
    const read = requested ? await readLaunchFacts(payload, all, requested, new Date()) : null
    return (
      <>
        <Head
          title="Launch checklist"
          words="Checked just now, on the website itself. Reload to check again."
        >
          <DealerChoice action="/admin/launch" dealers={dealers} shown={requested} />
        </Head>
        {read ? (
          <LaunchList name={read.name} checks={launchChecks(read.facts)} />
        ) : (
          <p className="fc-none">There is no such dealer.</p>
        )}
      </>
    )
  },
)

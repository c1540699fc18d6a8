import type { LaunchCheck } from './launchChecks'

interface Props {
  name: string
  checks: readonly LaunchCheck[]
}

export function LaunchList({ name, checks }: Props) {
  const open = checks.filter(({ isDone }) => !isDone).length
  return (
    <section className="fc-card" aria-labelledby="launch-title">
      <header>
        <h2 id="launch-title">{name}</h2>
        <span className={`fc-pill ${open ? 'is-warn' : 'is-good'}`}>
          {open ? `${checks.length - open} of ${checks.length} done` : 'Ready'}
        </span>
      </header>
      <ul className="fc-list fc-launch">
        {checks.map(({ name: what, isDone, text, href }) => (
          <li key={what}>
            <span className={`fc-pill ${isDone ? 'is-good' : 'is-warn'}`}>{isDone ? 'Done' : 'To do'}</span>
            <div>
              <b>{what}</b>
              <span>{text}</span>
            </div>
            <a href={href}>
              {isDone ? 'View' : 'Set up'}
              <span className="fc-sr">: {what}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

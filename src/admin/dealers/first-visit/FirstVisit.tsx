import { type FirstStep, FIRST_VISIT } from './firstVisit'
import { CloseNote } from './CloseNote'

export const FirstVisit = ({ steps }: { steps: readonly FirstStep[] }) => (
  <section className="fc-card fc-first" aria-labelledby="first-title">
    <header>
      <h2 id="first-title">Welcome. Three things to begin with</h2>
      <CloseNote preference={FIRST_VISIT} />
    </header>
    <ol>
      {steps.map(({ title, why, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p className="fc-muted">{why}</p>
        </li>
      ))}
    </ol>
  </section>
)

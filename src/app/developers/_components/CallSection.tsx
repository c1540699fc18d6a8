import type { DocCall } from '@/integrator-api/docs'

export function CallSection({ call }: { call: DocCall }) {
  return (
    <section id={call.id}>
      <h2>{call.summary}</h2>
      <p className="dev-address">
        <b className={`dev-verb dev-verb-${call.method}`}>{call.method}</b> <code>/api/v1{call.path}</code>
      </p>
      <p>{call.description}</p>
      <pre tabIndex={0} aria-label={`Example: ${call.summary}`}>
        <code>{call.curl}</code>
      </pre>
      {call.parameters.length > 0 && (
        <dl className="dev-list">
          {call.parameters.map((parameter) => (
            <div key={`${parameter.in} ${parameter.name}`}>
              <dt>
                <code>{parameter.name}</code> <span>{parameter.in}</span>
              </dt>
              <dd>{parameter.description}</dd>
            </div>
          ))}
        </dl>
      )}
      {call.bodySchema && (
        <p>
          The body holds the <a href="#car">fields of a car</a>.
        </p>
      )}
      <ul className="dev-answers">
        {call.responses.map(({ status, description }) => (
          <li key={status}>
            <b>{status}</b> {description}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Fragment } from 'react'
import type { DocCall } from '@/integrator-api/docs'
import { FieldTable } from './FieldTable'

export function CallSection({ call }: { call: DocCall }) {
  const input = [
    ...call.parameters.map(({ name, in: place, description: tells }) => ({ name, place, tells })),
    ...call.bodyFields.map(({ name, note: tells }) => ({ name, place: 'body', tells })),
  ]
  return (
    <section id={call.id}>
      <h2>{call.summary}</h2>
      <p className="dev-address">
        <b className={`dev-verb dev-verb-${call.method}`}>{call.method}</b> <code>/api/v1{call.path}</code>
      </p>
      <p>{call.description}</p>
      <p>
        The key needs the scope{' '}
        {call.scopes.map((scope, at) => (
          <Fragment key={scope}>
            {at > 0 && ' or '}
            <code>{scope}</code>
          </Fragment>
        ))}
        .
      </p>
      <pre tabIndex={0} aria-label={`Example: ${call.summary}`}>
        <code>{call.curl}</code>
      </pre>
      <details className="dev-answer">
        <summary>The answer</summary>
        <pre tabIndex={0} aria-label={`Answer: ${call.summary}`}>
          <code>{call.answer}</code>
        </pre>
        {call.answerFields.length > 0 && (
          <FieldTable label={`Fields of the answer: ${call.summary}`} fields={call.answerFields} />
        )}
      </details>
      {input.length > 0 && (
        <dl className="dev-list">
          {input.map(({ name, place, tells }) => (
            <div key={`${place} ${name}`}>
              <dt>
                <code>{name}</code> <span>{place}</span>
              </dt>
              <dd>{tells}</dd>
            </div>
          ))}
        </dl>
      )}
      {call.isBodyOfCars && (
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

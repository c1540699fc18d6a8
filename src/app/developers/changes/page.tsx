import { Fragment } from 'react'
import { SidePage } from '@/app/developers/_components/SidePage'
import { API_VERSIONS } from '@/integrator-api/changes.data'

export default function ChangesPage() {
  const sections = [
    { id: 'versions', title: 'Versions' },
    ...API_VERSIONS.map(({ date }) => ({ id: `v-${date}`, title: date })),
  ]
  return (
    <SidePage title="Changes of the API" sections={sections}>
      <section id="versions">
        <p className="dev-lead">
          A version has the date of its day. It is in the document, and each answer has it in the header{' '}
          <code>API-Version</code>.
        </p>
        <p>
          Under <code>/api/v1</code> a version only adds: calls, fields, types of events, codes. Leave out
          what you do not know. What would take something away or change its meaning gets another address, and
          this one goes on beside it.
        </p>
      </section>
      {API_VERSIONS.map(({ date, changes }) => (
        <section key={date} id={`v-${date}`}>
          <h2>{date}</h2>
          <dl className="dev-list">
            {changes.map(({ calls, text }) => (
              <div key={text}>
                <dt>
                  {calls.length === 0 && <span>every answer</span>}
                  {calls.map((call, at) => (
                    <Fragment key={call}>
                      {at > 0 && ', '}
                      <a href={`/developers#${call}`}>
                        <code>{call}</code>
                      </a>
                    </Fragment>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </SidePage>
  )
}

import { Fragment } from 'react'
import { API_VERSIONS } from '@/integrator-api/changes.data'

export default function ChangesPage() {
  return (
    <div className="dev">
      <header className="dev-top">
        <p className="dev-brand">Forecourt</p>
        <p className="dev-files">
          <a href="/developers">Integrator API</a>
        </p>
      </header>
      <nav className="dev-nav" aria-label="On this page">
        <a href="#versions">Versions</a>
        {API_VERSIONS.map(({ date }) => (
          <a key={date} href={`#v-${date}`}>
            {date}
          </a>
        ))}
      </nav>
      <main className="dev-main" id="main">
        <h1>Changes of the API</h1>
        <section id="versions">
          <p className="dev-lead">
            A version has the date of its day. It is in the document, and each answer has it in the header{' '}
            <code>API-Version</code>.
          </p>
          <p>
            Under <code>/api/v1</code> a version only adds: calls, fields, types of events, codes. Leave out
            what you do not know. What would take something away or change its meaning gets another address,
            and this one goes on beside it.
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
      </main>
    </div>
  )
}

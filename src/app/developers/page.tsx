import { callsOf } from '@/integrator-api/docs'
import { fieldsOf } from '@/integrator-api/docFields'
import { openApi } from '@/integrator-api/openapi'
import { platformOrigin } from '@/lib/origins'
import { CallSection } from './_components/CallSection'
import { Agents } from './_components/Agents'
import { Events } from './_components/Events'
import { Guide } from './_components/Guide'
import { Owners } from './_components/Owners'
import { Webhooks } from './_components/Webhooks'
import { FieldTable } from './_components/FieldTable'

export const dynamic = 'force-dynamic'

export default function DevelopersPage() {
  const api = openApi()
  const origin = platformOrigin()
  const calls = callsOf(api, origin)
  return (
    <div className="dev">
      <header className="dev-top">
        <p className="dev-brand">Forecourt</p>
        <p className="dev-files">
          <a href="/developers/files">What you can send us</a>
          <a href="/developers/partners">Partners</a> <a href="/developers/changes">Changes</a>
          <a href="/api/v1/openapi.json">openapi.json</a>
          <a href="/api/v1/collection.json" download="forecourt.postman_collection.json">
            collection.json
          </a>
        </p>
      </header>
      <nav className="dev-nav" aria-label="On this page">
        <a href="#start">Getting started</a>
        <a href="#keys">Your key</a>
        <a href="#sandbox">A sandbox</a>
        <a href="#collection">Try each call</a>
        <a href="#promises">What you can rely on</a>
        <a href="#stock-files">Cars on other websites</a>
        <a href="#errors">Errors and limits</a>
        <a href="#owners">Who owns what</a>
        {calls.map((call) => (
          <a key={call.id} href={`#${call.id}`}>
            <b className={`dev-verb dev-verb-${call.method}`}>{call.method}</b> {call.summary}
          </a>
        ))}
        <a href="#webhooks">Leads by webhook</a>
        <a href="#events">Events</a>
        <a href="#car">Fields of a car</a>
        <a href="#forms">Forms of a dealer’s site</a>
        <a href="#agents">Agents and language models</a>
      </nav>
      <main className="dev-main" id="main">
        <h1>Integrator API</h1>
        <p className="dev-lead">{api.info.description}</p>
        <Guide origin={origin} />
        <Owners />
        {calls.map((call) => (
          <CallSection key={call.id} call={call} />
        ))}
        <Webhooks />
        <Events />
        <section id="car">
          <h2>Fields of a car</h2>
          <p>
            The same names everywhere: in your push, in our answers, on the dealer’s site. A part of an object
            is named by its path; <code>[]</code> stands for each item of a list. Fields that are not listed
            are left out and named in <code>warnings</code>. So are values that cannot be understood: the
            stored ones stay, and the rest of the car is taken. Only <code>make</code>, <code>model</code>,{' '}
            <code>year</code>, <code>car_type</code> and the stock number can refuse a car.
          </p>
          <FieldTable label="Fields of a car" fields={fieldsOf(api, 'CarInBatch')} />
        </section>
        <section id="forms">
          <h2>Forms of a dealer’s site</h2>
          <p>
            <code>POST /api/leads</code> on the dealer’s own host takes no key. It proves that a browser sent
            it: <code>GET /api/captcha</code> on the same host gives a challenge for 20 minutes, altcha-lib’s{' '}
            <code>solveChallenge</code> solves it (with <code>deriveKey</code> of{' '}
            <code>altcha-lib/algorithms/pbkdf2</code>), and the field <code>captcha</code> carries both as
            base64 JSON <code>{'{challenge, solution}'}</code>. A proof counts once; without a good one the
            answer is a 422.
          </p>
        </section>
        <Agents />
      </main>
    </div>
  )
}

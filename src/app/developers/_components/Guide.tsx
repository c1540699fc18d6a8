import { Fragment } from 'react'
import { API_ERROR_CODES, API_ERRORS, errorId } from '@/lib/apiErrors'
import { OVERLAP_HOURS, SCOPES } from '@/features/keys/apiKeys.rules'
import { MAX_BODY } from '@/integrator-api/body'
import { MAX_BATCH } from '@/integrator-api/cars'
import { firstCarLine } from '@/integrator-api/docs'
import { RATE } from '@/integrator-api/withKey'
import { Sandbox } from './Sandbox'
import { grouped } from '@/lib/figures'

/** The guide's figures come from the code that enforces them, so they cannot differ. */
export function Guide({ origin }: { origin: string }) {
  return (
    <>
      <section id="start">
        <h2>Getting started</h2>
        <p>
          A dealer gives you a key. It is shown once, works for that dealer only, and may be bound to single
          dealerships. Send it as a bearer token, then push your first car:
        </p>
        <pre tabIndex={0} aria-label="Example: a first car">
          <code>{`export FORECOURT_KEY=fc_…\n\n${firstCarLine(origin)}`}</code>
        </pre>
        <p>
          <code>dry_run=true</code> gives the full answer and stores nothing; take it away when you like what
          you see. For a whole stock list send batches of up to {MAX_BATCH} cars, packed with gzip, or{' '}
          <a href="/developers/files">the file of the yard’s own program</a> as it is.
        </p>
        <p>
          Numbers, yes and no, and dates may come as text too (<code>&quot;$25,990&quot;</code>,{' '}
          <code>&quot;yes&quot;</code>, <code>&quot;21/11/2026&quot;</code>), a list as text with{' '}
          <code>|</code> between, a picture as its address alone. An empty text empties the field.
        </p>
      </section>
      <section id="keys">
        <h2>Your key</h2>
        <ul>
          <li>
            It may do what its scopes say:{' '}
            {SCOPES.map((scope, at) => (
              <Fragment key={scope}>
                {at > 0 && ', '}
                <code>{scope}</code>
              </Fragment>
            ))}
            . Each call below names the one that it needs.
          </li>
          <li>
            With <code>keys:write</code> a program makes, replaces and ends keys by itself, and with{' '}
            <code>webhooks:write</code> it sets up webhooks: never ones that may do or get more than it may,
            at other dealerships or for longer.
          </li>
          <li>
            It works until the day that the dealer chose when it was made, or without end when they chose
            none.
          </li>
          <li>
            The dealer replaces it in their admin: you get a new one with the same scopes and dealerships, and
            the old one works on for {OVERLAP_HOURS} hours, so that you can change over without a gap.
          </li>
          <li>The dealer can revoke it there too, and it ends at once.</li>
          <li>
            A key that has ended gives the same 401 as one that never was. Tell the dealer at once when yours
            got into other hands.
          </li>
        </ul>
      </section>
      <Sandbox />
      <section id="collection">
        <h2>Try each call</h2>
        <p>
          <a href="/api/v1/collection.json" download="forecourt.postman_collection.json">
            collection.json
          </a>{' '}
          has a request for each call below, with the same examples. Postman, Bruno and Insomnia import it.
          Write your key and your dealership into its variables, then send the requests from the top: the id
          of a feed that you open is filled in for those that follow. They write cars and a whole feed of two,
          so send them to a <a href="#sandbox">sandbox</a>, never to a dealer that is live.
        </p>
      </section>
      <section id="promises">
        <h2>What you can rely on</h2>
        <ul>
          <li>A write that was answered is on disk. The pages and the search follow within two seconds.</li>
          <li>Sending the same car again changes nothing, so after a time-out simply send it again.</li>
          <li>
            With <code>source_version</code> (a rising number or a time) a late message never undoes a newer
            one: it is answered <code>stale</code>.
          </li>
          <li>
            With an <code>Idempotency-Key</code> the first answer to a POST is replayed for 24 hours, byte for
            byte, with <code>Idempotency-Replayed: true</code>. The key with another body gives 422; while the
            first request is still running, 409.
          </li>
          <li>What the dealer’s staff set by hand stays, whatever a feed says.</li>
          <li>
            In a batch a bad car fails alone: every car has its own result, and the <code>summary</code> adds
            up.
          </li>
        </ul>
      </section>
      <section id="stock-files">
        <h2>Cars on other websites</h2>
        <p>
          Google vehicle ads, Meta and classified websites fetch a file by themselves. Give them its address
          below, any user name, and as the password a key with <code>stock:read</code>. A car that is sold,
          held or reserved leaves the file at once; <code>/stock-files</code> says which cars lack what a
          website requires.
        </p>
        <p>
          Or the dealer’s admin enters an <code>https</code> address of yours, and the file comes by itself:
          the body of a PUT or POST, with Basic, a header of yours or the signature of a webhook, five minutes
          after the last change and at two times a day. Answer 2xx; until then it is sent again under the same{' '}
          <code>Idempotency-Key</code>.
        </p>
      </section>
      <section id="errors">
        <h2>Errors and limits</h2>
        <p>
          Errors are problem details (RFC 9457): <code>code</code> is for your program and does not change,{' '}
          <code>type</code> leads to its line below, <code>errors</code> names each field by JSON pointer.
          What is not yours and what is not there give the same 404.
        </p>
        <ul>
          <li>
            A query parameter that a call does not know gives 400, of a read too, with those that it knows: a
            mistyped filter would list everything.
          </li>
          <li>
            {grouped(RATE.points)} requests in {RATE.duration} seconds per key; over it 429 with{' '}
            <code>Retry-After</code>. Each answer says what is left: <code>RateLimit-Limit</code>,{' '}
            <code>RateLimit-Remaining</code> and, in seconds until it begins anew,{' '}
            <code>RateLimit-Reset</code>.
          </li>
          <li>{MAX_BODY / 1024 / 1024} MB per body, unpacked.</li>
          <li>
            <code>If-Match</code> with the ETag of your last read makes a write fail with 412 when somebody
            else was quicker.
          </li>
          <li>
            Every answer has an <code>X-Request-Id</code>. Write it into your log, and tell us that of an
            answer that you do not understand: our log finds the request by it.
          </li>
        </ul>
        <dl className="dev-list">
          {API_ERROR_CODES.map((code) => (
            <div key={code} id={errorId(code)}>
              <dt>
                <code>{code}</code> <span>{API_ERRORS[code].status}</span>
              </dt>
              <dd>
                {API_ERRORS[code].means} {API_ERRORS[code].act}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

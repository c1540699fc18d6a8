import { BUSY, WEBHOOK_TIMEOUT_MS } from '@/integrations/webhooks'
import { GIVE_UP_MS, LONGEST_MS, SILENCE } from '@/jobs/backoff'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time'

/** As in the guide, the figures come from the code that applies them. */
export function Webhooks() {
  return (
    <section id="webhooks">
      <h2>Leads by webhook</h2>
      <p>
        Instead of asking for leads, a dealer’s admin can enter an <code>https</code> address of yours that
        gets each of them, and hands you its signing secret (<code>whsec_…</code>). Each call is a POST:
      </p>
      <pre tabIndex={0} aria-label="Example: a webhook">
        <code>{`webhook-id: 01a1feaa-1ffb-7365-a813-b9e298d374ca
webhook-timestamp: 1764028800
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"type": "lead.created", "timestamp": "2026-11-25T00:00:00.000Z", "data": {…}}`}</code>
      </pre>
      <ul>
        <li>
          <code>data</code> has the fields of a lead as <code>GET /leads</code> gives it, but{' '}
          <code>lead_attributes</code>. <code>lead.updated</code> tells the same lead again when more became
          known of it.
        </li>
        <li>
          The signature is that of Standard Webhooks, whose libraries verify it with the secret. While a
          secret is being replaced there are two signatures, parted by a space.
        </li>
        <li>
          Any answer of 2xx within {WEBHOOK_TIMEOUT_MS / 1_000} seconds is a receipt. A call that you refuse
          is tried again after a second, then four times as long after each further refusal, and every{' '}
          {LONGEST_MS / HOUR_MS} hours in the end; each of these waits is cut by up to a half, by chance.
        </li>
        <li>
          While you do not answer, or answer {BUSY.join(', ')}, one call at a time asks whether you are back:
          first after {SILENCE.firstMs / 1_000} seconds, later every {SILENCE.longestMs / MINUTE_MS} to{' '}
          {(SILENCE.longestMs + SILENCE.spreadMs) / MINUTE_MS} minutes. The others wait, and come as soon as
          you answer.
        </li>
        <li>
          Both end after {GIVE_UP_MS / DAY_MS} days. <code>webhook-id</code> stays the same: drop what you
          have already. What you lost, the dealer sends again from the lead’s timeline.
        </li>
        <li>
          410 says that you want no more of them: the calls end until the dealer switches them on again. The
          leads of that time, and of before you had a webhook, the dealer can then send to you in their order.
        </li>
        <li>
          A call of the type <code>test</code>, which the dealer’s admin sends by a button, is signed like the
          others and is no lead. The dealer sees your status and the beginning of what you say.
        </li>
      </ul>
    </section>
  )
}

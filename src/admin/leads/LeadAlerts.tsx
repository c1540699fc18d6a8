import { LeadAction } from './LeadAction'
import type { LeadDoc } from './leadDoc'

export function LeadAlerts({ lead }: { lead: LeadDoc }) {
  const failed = lead.deliveries.filter(({ state }) => state === 'failed')
  return (
    <>
      {lead.unreadable && (
        <div className="fc-alert is-bad">
          <p>
            What this person sent cannot be read: it was stored with another secret, or changed since. Nothing
            is sent from this lead and nothing is lost. Tell whoever runs this platform.
          </p>
        </div>
      )}
      {lead.suspected && lead.facts && (
        <div className="fc-alert is-bad">
          <p>
            This looks like spam{lead.spam_reasons.length > 0 && ` (${lead.spam_reasons.join(', ')})`}. Nobody
            was notified, and the shopper got no receipt.
          </p>
          <LeadAction call={`/lead-release/${lead.id}`} label="Not spam: deliver it" doing="Sending …" />
        </div>
      )}
      {failed.length > 0 && (
        <div className="fc-alert is-bad">
          <p>
            {failed.length === 1 ? 'One delivery' : `${failed.length} deliveries`} did not arrive:{' '}
            {failed.map(({ to }) => to).join(', ')}. It is all here.
          </p>
          <LeadAction call={`/lead-resend/${lead.id}`} label="Send again" doing="Sending …" />
        </div>
      )}
    </>
  )
}

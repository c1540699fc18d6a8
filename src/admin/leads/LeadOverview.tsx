import type { UIFieldServerProps } from 'payload'
import { hasRole, sellers } from '@/access/rules'
import { staffOf } from '@/access/staff'
import { TakeLead } from '@/admin/dashboard/TakeLead'
import { rowHref } from '@/lib/adminHrefs'
import { bookingHref } from '@/admin/bookings/bookingHref'
import { dealerZone } from '@/admin/dealerZone'
import { CallLink } from '@/admin/kit/Facts'
import { staffMoment } from '@/admin/staffMoment'
import { PrintButton } from '@/admin/print/PrintButton'
import { PrintHead } from '@/admin/print/PrintHead'
import { printedLead } from '@/admin/print/printedLead'
import { instantOf } from '@/core/dealer/country/civil'
import { momentText, zoneWords } from '@/core/place/moments'
import { spokenPhone } from '@/core/place/phones/phones'
import { nextFollowUp } from '@/features/leads/followUp'
import { isOpenStage } from '@/features/leads/inbox.rules'
import { hasNewFor } from '@/features/leads/thread.rules'
import { isAside, snoozeChoices } from '@/features/leads/snooze.rules'
import { LeadAction, LeadState, UntilAnswered, UntilTaken } from './LeadAction'
import { LeadClock } from './LeadClock'
import { type LeadDoc, leadDocSchema } from './leadDoc'
import { peopleOf } from './inbox/people'
import { changesOf } from './changes'
import { Conversation } from './Conversation'
import { eventsOf } from './events'
import { joinedInto } from './leadsOfPerson'
import { KeepChosen } from './KeepChosen'
import { clockOf, isWaiting } from './hoursOf'
import { waysOf } from './waysOf'
import { readTemplates, replyTexts } from './replyTexts'
import { ReservationNow } from './ReservationNow'
import { Snooze } from './Snooze'

function LeadAlerts({ lead }: { lead: LeadDoc }) {
  const failed = lead.deliveries.filter(({ state }) => state === 'failed')
  return (
    <>
      {lead.merged_into && (
        <div className="fc-alert">
          <p>
            This was joined into another lead of the person.{' '}
            <a href={rowHref('leads', lead.merged_into)}>Go on there</a>
          </p>
          <LeadAction call={`/lead-part/${lead.id}`} label="Take apart" doing="Taking apart …" />
        </div>
      )}
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

export async function LeadOverview({ data, payload, user }: UIFieldServerProps) {
  const parsed = leadDocSchema.safeParse(data)
  if (!parsed.success) return null
  const lead = parsed.data
  const now = new Date()
  const zone = await dealerZone(payload, lead.tenant)
  const [clock, changes, templates, people, { mobile, ...ways }, joined] = await Promise.all([
    clockOf(payload, lead, now),
    changesOf(payload, lead.id),
    readTemplates(payload, user, lead.tenant),
    user ? peopleOf(payload, user) : [],
    waysOf(payload, lead.tenant, lead.phone),
    joinedInto(payload, user, lead.id),
  ])
  const next = isOpenStage(lead.state) ? nextFollowUp(lead.deliveries) : ''
  const rendered = { state: lead.state, asked: lead.asked_at ?? null }
  return (
    <div className="fc fc--field fc-lead fc-print">
      <KeepChosen savedAt={String(data?.updatedAt)} />
      <PrintHead
        dealer={lead.facts?.dealer?.name ?? ''}
        lines={printedLead(lead, new Map(people), { zone, now })}
      />
      <section className="fc-card" aria-labelledby="message-title">
        <header>
          <h2 id="message-title">
            {[lead.category, lead.subcategory].filter(Boolean).join(', ') || 'Enquiry'}
          </h2>
          <LeadState />
          <span className="fc-muted">{lead.lead_id}</span>
          {next && <span className="fc-muted">Follow up: {staffMoment(next, zone)}</span>}
          {clock && (
            <UntilAnswered {...rendered}>
              <LeadClock {...clock} />
            </UntilAnswered>
          )}
        </header>
        <LeadAlerts lead={lead} />
        <p className="fc-message">{lead.message || 'No message.'}</p>
        {user && <ReservationNow {...{ payload, user, zone }} lead={lead} />}
        <div className="fc-acts">
          {lead.phone && <CallLink phone={lead.phone} button="fc-btn" />}
          {isOpenStage(lead.state) && hasRole(staffOf(user), sellers) && (
            <a className="fc-btn" href={bookingHref({ lead: lead.id })}>
              Book a test drive
            </a>
          )}
          {!lead.assigned_to && hasRole(staffOf(user), sellers) && (
            <UntilTaken>
              <TakeLead id={lead.id} name={lead.name} />
            </UntilTaken>
          )}
          {isOpenStage(lead.state) && (
            <Snooze
              id={lead.id}
              choices={snoozeChoices(now, zone).map((choice) => ({
                ...choice,
                when: momentText(instantOf(choice, zone), zone),
              }))}
              clock={zoneWords(zone)}
            >
              {isWaiting(lead) && (
                <UntilAnswered {...rendered}>
                  {' The reply clock does not stop: nobody has answered yet.'}
                </UntilAnswered>
              )}
            </Snooze>
          )}
          <PrintButton />
        </div>
      </section>
      <Conversation
        id={lead.id}
        name={lead.name}
        email={lead.email}
        mobile={mobile ? spokenPhone(mobile) : ''}
        {...ways}
        isJoined={Boolean(lead.merged_into)}
        tenant={lead.tenant}
        dealer={lead.facts?.dealer?.name ?? ''}
        texts={replyTexts(templates, user, lead)}
        events={eventsOf(lead, changes, joined)}
        zone={zone}
        aside={isAside(lead.back_at, now) ? momentText(lead.back_at, zone) : ''}
        isWaiting={isWaiting(lead)}
        unseen={
          hasRole(staffOf(user), sellers)
            ? [lead, ...joined].flatMap(({ id, timeline }) => (hasNewFor('staff', timeline) ? [id] : []))
            : []
        }
        takes={hasRole(staffOf(user), sellers)}
      />
    </div>
  )
}

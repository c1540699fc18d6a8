import { DefaultTemplate } from '@payloadcms/next/templates'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayReadLeads } from '@/admin/leads/inbox/mayReadLeads'
import { leadPlaces } from './leadPlaces'
import { NewLeadForm } from './NewLeadForm'
import { NEW_LEAD } from './newLeadHref'

/** Staff note an enquiry that came by phone or in person. */
export async function NewLead({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(NEW_LEAD)}`)
  if (!mayReadLeads(user)) notFound()
  const places = await leadPlaces(payload, user)
  return (
    <DefaultTemplate {...{ i18n, params, payload, permissions, searchParams, user, visibleEntities }}>
      <div className="fc fc-book">
        <header className="fc-head">
          <div>
            <h1>New lead</h1>
            <p>
              For somebody who called or came in. It is shared out and answered like any other, and agrees to
              no news.
            </p>
          </div>
        </header>
        {places.length > 0 ? (
          <NewLeadForm places={places.map(({ id, name, site }) => ({ id, name, tenant: site.tenant.id }))} />
        ) : (
          <p className="fc-none">
            You have no location yet. An administrator of your dealer can choose one for you.
          </p>
        )}
      </div>
    </DefaultTemplate>
  )
}

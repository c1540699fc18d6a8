import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { mayReadLeads } from '@/admin/may'
import { leadPlaces } from './newLeadEndpoint'
import { NewLeadForm } from './NewLeadForm'
import { NEW_LEAD } from './topics'

/** Staff note an enquiry that came by phone or in person. */
export const NewLead = screen(
  { path: NEW_LEAD, may: mayReadLeads, look: 'fc-book' },
  async ({ payload, user }) => {
    const places = await leadPlaces(payload, user)
    return (
      <>
        <Head
          title="New lead"
          words="For somebody who called or came in. It is shared out and answered like any other, and agrees to no news."
        />
        {places.length > 0 ? (
          <NewLeadForm places={places.map(({ id, name, site }) => ({ id, name, tenant: site.tenant.id }))} />
        ) : (
          <p className="fc-none">
            You have no location yet. An administrator of your dealer can choose one for you.
          </p>
        )}
      </>
    )
  },
)

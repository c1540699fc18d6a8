import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { ofAllDealers } from '@/access/shown'
import { ownRows } from '@/admin/ownRows'
import { isPlatform, staffOf } from '@/access/staff'
import { createUsers } from '@/access/users'
import { LEAD_TOPICS } from '@/features/leads/leadCategories.rules'
import { INVITED_ROLES, isAtLocations, PLATFORM, ROLE } from '@/access/roles'
import { INVITE_DAYS } from '@/features/staff/invitation.rules'
import { InviteForm } from './InviteForm'

/** The colleague chooses the password by a link, so nobody else ever knows it. */
export const InvitePage = screen(
  { path: '/admin/invite', may: async (_, req) => Boolean(await createUsers({ req })) },
  async ({ payload, user }) => {
    const reading = { payload, user: ofAllDealers(user) }
    const dealers = await ownRows(reading, 'tenants', {}, { limit: 500, sort: 'name' })
    const places = await ownRows(reading, 'locations', {}, { limit: 500, sort: 'name' })
    const isOfPlatform = isPlatform(staffOf(user))
    return (
      <>
        <Head
          title="Invite someone"
          words={
            <>They get a link by mail and choose their own password. The link works for {INVITE_DAYS} days.</>
          }
        />
        <InviteForm
          roles={INVITED_ROLES.filter((role) => isOfPlatform || role !== PLATFORM).map((role) => ({
            value: role,
            name: ROLE[role].name,
            may: ROLE[role].may,
            reach: role === PLATFORM ? 'platform' : isAtLocations(role) ? 'locations' : 'dealer',
          }))}
          dealers={dealers.map(({ id, name }) => ({ id, name }))}
          topics={LEAD_TOPICS}
          places={places.map(({ id, name, tenant }) => ({ id, name, dealer: String(tenant) }))}
        />
      </>
    )
  },
)

import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { EarlyScreen } from '@/admin/frame/EarlyScreen'
import { ROLE, ROLES } from '@/access/roles'
import { AcceptForm } from './AcceptForm'
import { invitedBy, LINK_IS_OVER } from './acceptEndpoint'
import { joiningOf, joinFault } from './joining'
import type { Joining } from '@/features/staff/joining.rules'
import { dealersOf } from './invitation'
import { JoinForm } from './JoinForm'

/** An invitation for an account that is there already: its person signs in and accepts. */
async function JoinPage({ req, token, link }: { req: PayloadRequest; token: string; link: Joining }) {
  const isTheirs = req.user?.id === link.user
  const fault = isTheirs ? joinFault(link, req.user) : null
  const signIn = `/admin/login?redirect=${encodeURIComponent(`/admin/invitation/${token}`)}`
  return (
    <>
      <header className="fc-head">
        <div>
          <h1>Work for {await dealersOf(req, { tenants: link.tenants })}, too</h1>
          <p>
            {link.by} invited you. You sign in with the account that you have, and choose the dealer in the
            admin.
          </p>
        </div>
      </header>
      {isTheirs ? (
        fault ? (
          <p className="fc-fault">{fault}</p>
        ) : (
          <JoinForm token={token} />
        )
      ) : (
        <p>
          <a href={signIn}>Sign in</a> with the address that the mail came to, then accept here.
        </p>
      )}
    </>
  )
}

export async function AcceptPage({ initPageResult, params }: AdminViewServerProps) {
  const token = params?.segments?.[1] ?? ''
  const account =
    typeof token === 'string' && token ? await invitedBy(initPageResult.req.payload, token) : null
  const link = typeof token === 'string' ? joiningOf(token) : undefined
  const role = ROLES.find((one) => one === account?.role)
  return (
    <MinimalTemplate>
      <EarlyScreen />
      <main className="fc fc--field">
        {link ? (
          <JoinPage req={initPageResult.req} token={String(token)} link={link} />
        ) : (
          <>
            <header className="fc-head">
              <div>
                <h1>{account ? `Welcome, ${account.name}` : 'This link does not work'}</h1>
                {account && (
                  <p>
                    {account.invited_by} invited you{role && ` as ${ROLE[role].name}`}. Choose a password of
                    ten characters or more; you sign in with {account.email}.
                  </p>
                )}
              </div>
            </header>
            {account ? (
              <AcceptForm token={String(token)} email={account.email} />
            ) : (
              <>
                <p>{LINK_IS_OVER}</p>
                <p>
                  <a href="/admin/login">Sign in</a>
                </p>
              </>
            )}
          </>
        )}
      </main>
    </MinimalTemplate>
  )
}

import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { EarlyScreen } from '@/admin/frame/EarlyScreen'
import { INVITED_ROLES, ROLE_WORDS } from '@/features/staff/invitation.rules'
import { AcceptForm } from './AcceptForm'
import { invitedBy, LINK_IS_OVER } from './acceptEndpoint'
import { JoinPage } from './JoinPage'
import { joiningOf } from './joining'

export async function AcceptPage({ initPageResult, params }: AdminViewServerProps) {
  const token = params?.segments?.[1] ?? ''
  const account =
    typeof token === 'string' && token ? await invitedBy(initPageResult.req.payload, token) : null
  const link = typeof token === 'string' ? joiningOf(token) : undefined
  const role = INVITED_ROLES.find((one) => one === account?.role)
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
                    {account.invited_by} invited you{role && ` as ${ROLE_WORDS[role].name}`}. Choose a
                    password of ten characters or more; you sign in with {account.email}.
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

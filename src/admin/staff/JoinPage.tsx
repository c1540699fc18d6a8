import type { PayloadRequest } from 'payload'
import type { Joining } from '@/features/staff/joining.rules'
import { dealersOf } from './invitation'
import { JoinForm } from './JoinForm'
import { joinFault } from './joining'

/** An invitation for an account that is there already: its person signs in and accepts. */
export async function JoinPage({ req, token, link }: { req: PayloadRequest; token: string; link: Joining }) {
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

'use client'
import { useState, type FormEvent } from 'react'
import { z } from 'zod'
import { LiveButton } from '@/admin/ask/LiveButton'
import { ask, NO_ANSWER } from '@/admin/ask/ask'
import { CodeField, codeIn } from '@/admin/staff/two-steps/CodeField'
import { KeyToScan } from '@/admin/staff/two-steps/KeyToScan'
import { offerSchema, type Offer } from '@/admin/staff/two-steps/offer'

interface Typed {
  email: string
  password: string
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), password: text('password') }
}

function PasswordStep({ fault }: { fault: string | null }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <label htmlFor="field-email">Email</label>
      <input id="field-email" name="email" type="email" autoComplete="username" required maxLength={200} />
      <label htmlFor="field-password">Password</label>
      <input
        id="field-password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby="sign-in-fault"
      />
      <p className="fc-acts fc-shows">
        <LiveButton
          className="fc-btn fc-btn--text"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="fc-sr"> the password</span>
        </LiveButton>
      </p>
      <p id="sign-in-fault" role="alert" className="fc-fault">
        {fault}
      </p>
      <p className="fc-acts">
        <a href="/admin/forgot">Forgot password?</a>
      </p>
    </>
  )
}

const refusedSchema = z.object({ second_step: z.enum(['needed', 'setup', 'wrong', 'kept']) })

/** A password, then a code where the account has a second step, or its set-up where it must have one. */
export function SignInForm({ to }: { to: string }) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [offer, setOffer] = useState<Offer | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function signIn(who: Typed, more: Record<string, string>): Promise<void> {
    setBusy(true)
    const { fault: wrong, data } = await ask('/users/login', { ...who, ...more }, { failed: NO_ANSWER })
    // After a set-up at sign-in the paper codes still have to be made.
    if (!wrong) return window.location.assign(offer ? '/admin/account' : to)
    setBusy(false)
    const step = refusedSchema.safeParse(data).data?.second_step
    if (step === 'setup') setOffer(offerSchema.parse(data))
    const asks = step === 'needed' || step === 'setup'
    setFault(asks ? null : wrong)
    if (asks) setTyped(who)
  }
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!typed) return void signIn(typedIn(form), {})
    const code = codeIn(form)
    void signIn(typed, offer ? { code, second_step_key: offer.sealed } : { code })
  }
  function back() {
    setTyped(null)
    setOffer(null)
    setFault(null)
  }

  return (
    <form className="fc-card fc-invite" onSubmit={send}>
      <h1>{typed ? 'Two-step sign-in' : 'Sign in'}</h1>
      {!typed && <PasswordStep fault={fault} />}
      {offer && <KeyToScan offer={offer} />}
      {typed && (
        <CodeField
          label={offer ? '6-digit code' : 'Code'}
          hint={offer ? undefined : 'The 6-digit code on your phone, or one of your recovery codes.'}
          onlyNumbers={Boolean(offer)}
          fault={fault}
          focus
        />
      )}
      <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy}>
        {busy ? 'One moment …' : 'Sign in'}
      </LiveButton>
      {typed && (
        <LiveButton className="fc-btn" type="button" onClick={back}>
          Back
        </LiveButton>
      )}
      {typed && !offer && (
        <p>Lost your phone and your recovery codes? An administrator of your dealer can help.</p>
      )}
    </form>
  )
}

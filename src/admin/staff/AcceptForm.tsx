'use client'
import { useId, useState, type FormEvent } from 'react'
import { LiveButton } from '@/admin/ask/LiveButton'
import { post } from '@/admin/ask/ask'

export function AcceptForm({ token, email }: { token: string; email: string }) {
  const id = useId()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function keep(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const refused = await post('/accept-invitation', { token, password })
    if (refused) {
      setBusy(false)
      return setFault(refused)
    }
    const isIn = (await post('/users/login', { email, password })) === null
    window.location.assign(isIn ? '/admin' : '/admin/login')
  }

  return (
    <form className="fc-invite" onSubmit={(event) => void keep(event)}>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <label htmlFor={id}>Your password</label>
      <input
        id={id}
        type="password"
        autoComplete="new-password"
        required
        minLength={10}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        aria-describedby={`${id}-fault`}
      />
      <p id={`${id}-fault`} role="alert" className="fc-fault">
        {fault}
      </p>
      <LiveButton className="fc-btn fc-btn--main" type="submit" disabled={busy}>
        {busy ? 'One moment …' : 'Save and sign in'}
      </LiveButton>
    </form>
  )
}

export interface Typed {
  email: string
  password: string
}

export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), password: text('password') }
}

export function PasswordStep({ fault }: { fault: string | null }) {
  return (
    <>
      <label htmlFor="field-email">Email</label>
      <input id="field-email" name="email" type="email" autoComplete="username" required maxLength={200} />
      <label htmlFor="field-password">Password</label>
      <input
        id="field-password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby="sign-in-fault"
      />
      <p id="sign-in-fault" role="alert" className="fc-fault">
        {fault}
      </p>
      <a href="/admin/forgot">Forgot password?</a>
    </>
  )
}

import { Logo } from '@/admin/brand/Logo'

/** In place of a form that could only fail. */
export function ResetOver() {
  return (
    <div className="fc fc-signin">
      <Logo />
      <main className="fc-card fc-invite">
        <h1>This link no longer works</h1>
        <p>It was used, a newer one was sent, or it is older than an hour.</p>
        <p className="fc-acts">
          <a className="fc-btn fc-btn--main" href="/admin/forgot">
            Ask for a new link
          </a>
          <a href="/admin/login">Sign in</a>
        </p>
      </main>
    </div>
  )
}

'use client'

interface Props {
  reset: () => void
}

/** A server error. The header and footer remain, and a retry may be enough. */
export default function SiteError({ reset }: Props) {
  return (
    <main id="main">
      <section className="nf">
        <div className="wrap nf__in">
          <div className="nf__txt">
            <h1>This page did not load.</h1>
            <p>The fault is ours. Try again, or go to the stock list.</p>
            <div className="row">
              <button className="btn btn--brand" type="button" onClick={reset}>
                Try again
              </button>
              <a className="btn btn--line" href="/search">
                All stock
              </a>
            </div>
          </div>
        </div>
      </section>
    </main>
  )
}

import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** Buttons that lead on. */
  children: ReactNode
}

/** A page that says in one sentence what is the matter, and where to go. */
export const Notice = ({ title, text, children }: Props) => (
  <main id="main">
    <section className="nf">
      <div className="wrap nf__in">
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
          <div className="row">{children}</div>
        </div>
      </div>
    </section>
  </main>
)

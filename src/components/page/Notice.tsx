import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  children: ReactNode
}

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

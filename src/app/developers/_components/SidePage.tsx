import type { ReactNode } from 'react'

interface Props {
  title: string
  sections: readonly { id: string; title: string }[]
  children: ReactNode
}

/** A page beside the one of the calls, with its way back. */
export function SidePage({ title, sections, children }: Props) {
  return (
    <div className="dev">
      <header className="dev-top">
        <p className="dev-brand">Forecourt</p>
        <p className="dev-files">
          <a href="/developers">Integrator API</a>
        </p>
      </header>
      <nav className="dev-nav" aria-label="On this page">
        {sections.map(({ id, title: name }) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <main className="dev-main" id="main">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}

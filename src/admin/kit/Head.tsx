import type { ReactNode } from 'react'

interface HeadProps {
  title: ReactNode
  /** What the screen is for, or what it found. */
  words?: ReactNode
  /** What can be done here, at its end. */
  children?: ReactNode
}

export const Head = ({ title, words, children }: HeadProps) => (
  <header className="fc-head">
    <div>
      <h1>{title}</h1>
      {words && <p>{words}</p>}
    </div>
    {children}
  </header>
)

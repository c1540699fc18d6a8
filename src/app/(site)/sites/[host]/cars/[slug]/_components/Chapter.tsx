import type { ReactNode } from 'react'

interface Props {
  title: string
  /** On a ground of its own, so that chapters are told apart. */
  ground?: boolean
  children: ReactNode
}

/** Sections of the page of a car under one heading; a chapter without a section is not shown. */
export const Chapter = ({ title, ground = false, children }: Props) => (
  <div className={ground ? 'chapter chapter--ground' : 'chapter'}>
    <h2 className="chapter__title">{title}</h2>
    {children}
  </div>
)

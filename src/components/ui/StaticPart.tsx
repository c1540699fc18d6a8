import type { ReactNode } from 'react'
import { renderStatic } from './renderStatic'
import { StaticHtml } from './StaticHtml'

/** Parts of a page that never hydrate, between those that do: React's data names them and does not repeat them. */
export const StaticPart = ({ children }: { children: ReactNode }) => (
  <StaticHtml className="static-html" html={renderStatic(children)} />
)

import 'server-only'
import type { ReactNode } from 'react'

// Not in Next's server bundle, so Node loads it. Static parts have no hooks: no shared React state.
const load = process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/package.json`)
const { renderToStaticMarkup }: typeof import('react-dom/server') = load('react-dom/server')

/** Static HTML for <StaticHtml>, not hydrated. Only plain synchronous components; text is escaped. */
export const renderStatic = (parts: ReactNode): string => renderToStaticMarkup(parts)

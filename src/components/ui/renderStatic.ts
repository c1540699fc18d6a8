import 'server-only'
import type { ReactNode } from 'react'

// React's own renderer to text is kept out of Next's server bundle, so it is loaded as Node would. It needs no shared state:
// static parts have no hooks.
const load = process.getBuiltinModule('node:module').createRequire(`${process.cwd()}/package.json`)
const { renderToStaticMarkup }: typeof import('react-dom/server') = load('react-dom/server')

/**
 * Parts without behaviour of their own (event delegation serves them), as markup for <StaticHtml>: hydration does not see what
 * is inside. Only plain synchronous components; text in them is escaped as ever.
 */
export const renderStatic = (parts: ReactNode): string => renderToStaticMarkup(parts)

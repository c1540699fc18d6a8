import 'server-only'
import type { ReactNode } from 'react'
import { loadReactDomServer } from '@/lib/nextContract'

// A React of its own: static parts have no hooks, so they need no state of the page's React.
const { renderToStaticMarkup } = loadReactDomServer()

/** Static HTML for <StaticHtml>, not hydrated. Only plain synchronous components; text is escaped. */
export const renderStatic = (parts: ReactNode): string =>
  // Of a list's 250 icons each is shorter, and so is each mark and end of its hundred links, boxes and pictures.
  renderToStaticMarkup(parts)
    .replaceAll('<svg class="i" aria-hidden="true">', '<svg class=i aria-hidden=true>')
    .replaceAll('></use>', '/>')
    .replaceAll('<input type="checkbox" ', '<input type=checkbox ')
    .replace(/( data-[\w-]+)=""/g, '$1')
    .replace(/(<(?:input|img|source) [^>]*")\/>/g, '$1>')

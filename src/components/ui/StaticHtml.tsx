import 'server-only'
import { staticHtmlTexts } from '@/lib/staticHtmlTexts'
import { StaticHtmlPart, type StaticHtmlAttributes } from './StaticHtmlPart'

interface Props extends StaticHtmlAttributes {
  /** Made by `renderStatic()`. */
  html: string
}

/**
 * An element around static HTML. In a page that is loaded whole its markup is sent once, as the page's own HTML; React's
 * data only names the part. A page that is drawn from data alone (a change of page in the browser) gets it there.
 */
export function StaticHtml({ html: markup, ...attributes }: Props) {
  const texts = staticHtmlTexts()
  if (!texts) return <StaticHtmlPart attributes={attributes} markup={markup} />
  const id = String(texts.size)
  texts.set(id, markup)
  return <StaticHtmlPart attributes={attributes} id={id} />
}

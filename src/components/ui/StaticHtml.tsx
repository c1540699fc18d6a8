import 'server-only'
import { staticHtmlTexts } from '@/lib/staticHtmlTexts'
import { StaticHtmlPart, type StaticHtmlAttributes } from './StaticHtmlPart'

interface Props extends StaticHtmlAttributes {
  html: string
}

/**
 * A full page load sends the markup once, in the HTML; the React data has only its id. After a client navigation, which
 * has no HTML, the React data includes the markup.
 */
export function StaticHtml({ html: markup, ...attributes }: Props) {
  const texts = staticHtmlTexts()
  if (!texts) return <StaticHtmlPart attributes={attributes} markup={markup} />
  const id = String(texts.size)
  texts.set(id, markup)
  return <StaticHtmlPart attributes={attributes} id={id} />
}

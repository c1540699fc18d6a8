import 'server-only'
import { staticHtmlTexts } from '@/lib/staticHtmlTexts'
import { StaticHtmlPart, type StaticHtmlAttributes, type StaticHtmlTag } from './StaticHtmlPart'

interface Props extends StaticHtmlAttributes {
  html: string
  tag?: StaticHtmlTag
}

/**
 * A full page load sends the markup once, in the HTML; the React data has only its id. After a client navigation, which
 * has no HTML, the React data includes the markup.
 */
export function StaticHtml({ html: markup, tag, ...attributes }: Props) {
  const part = { attributes, ...(tag && { tag }) }
  const texts = staticHtmlTexts()
  if (!texts) return <StaticHtmlPart {...part} markup={markup} />
  const id = String(texts.size)
  texts.set(id, markup)
  return <StaticHtmlPart {...part} id={id} />
}

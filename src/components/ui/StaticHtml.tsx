import 'server-only'
import { stillTexts } from '@/lib/staticHtmlTexts'
import { StillPart, type StillAttributes } from './StaticHtmlPart'

interface Props extends StillAttributes {
  /** Made by `still()`. */
  markup: string
}

/**
 * An element around still parts. In a page that is loaded whole its markup is sent once, as the page's own HTML; React's
 * data only names the place. A page that is drawn from data alone (a change of page in the browser) gets it there.
 */
export function Still({ markup, ...attributes }: Props) {
  const texts = stillTexts()
  if (!texts) return <StillPart attributes={attributes} markup={markup} />
  const id = String(texts.size)
  texts.set(id, markup)
  return <StillPart attributes={attributes} id={id} />
}

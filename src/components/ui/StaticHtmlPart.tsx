'use client'
import { type HTMLAttributes, useEffect } from 'react'
import { staticHtmlTexts } from '@/lib/staticHtmlTexts'

export type StaticHtmlAttributes = Pick<HTMLAttributes<HTMLElement>, 'className'>

interface Props {
  attributes: StaticHtmlAttributes
  /** Absent where the page's HTML has it already, under `id`. */
  markup?: string
  id?: string
}

/** Fired on `window` when such markup is on the page or has changed, for those who set attributes in it. */
export const STATIC_HTML_EVENT = 'statichtml:change'

/** Read from the page's HTML once: needed again when the browser comes back to it from another page. */
const fromHtml = new Map<string, string>()

const fromPage = (id: string): string => {
  const markup = fromHtml.get(id) ?? document.querySelector(`[data-still="${id}"]`)?.innerHTML ?? ''
  fromHtml.set(id, markup)
  return markup
}

export function StaticHtmlPart({ attributes, markup, id = '' }: Props) {
  const __html = markup ?? staticHtmlTexts()?.get(id) ?? fromPage(id)
  useEffect(() => void window.dispatchEvent(new CustomEvent(STATIC_HTML_EVENT)), [__html])
  return <div {...attributes} data-still={id || undefined} dangerouslySetInnerHTML={{ __html }} />
}

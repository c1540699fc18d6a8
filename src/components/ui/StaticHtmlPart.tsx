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

/** Fired on `window` when markup has come after the page, for those who set the shopper's own state on it. */
export const STATIC_HTML_EVENT = 'statichtml:change'

/** As the page brought them. They are needed once more when the browser comes back to it from another page. */
const brought = new Map<string, string>()

const fromPage = (id: string): string => {
  const markup = brought.get(id) ?? document.querySelector(`[data-still="${id}"]`)?.innerHTML ?? ''
  brought.set(id, markup)
  return markup
}

export function StaticHtmlPart({ attributes, markup, id = '' }: Props) {
  const __html = markup ?? staticHtmlTexts()?.get(id) ?? fromPage(id)
  useEffect(() => {
    // What the page itself brought is there before anything listens.
    if (markup !== undefined) window.dispatchEvent(new CustomEvent(STATIC_HTML_EVENT))
  }, [markup])
  return <div {...attributes} data-still={id || undefined} dangerouslySetInnerHTML={{ __html }} />
}

'use client'
import { type HTMLAttributes, useEffect } from 'react'
import { staticHtmlTexts } from '@/lib/staticHtmlTexts'

export type StaticHtmlAttributes = Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'id' | 'nonce' | 'aria-label'
> & {
  type?: string
}

export type StaticHtmlTag = 'div' | 'nav' | 'ul' | 'script' | 'style'

interface Props {
  /** `div` when it is not named. */
  tag?: StaticHtmlTag
  attributes: StaticHtmlAttributes
  /** Absent when the page's HTML already has it, under `id`. */
  markup?: string
  id?: string
}

/** Fired on `window` when markup is added after the page load: listeners update it with the shopper's state. */
export const STATIC_HTML_EVENT = 'statichtml:change'

/** Stored from the page's HTML, because it is needed again when the browser returns to this page. */
const fromHtml = new Map<string, string>()

const fromPage = (id: string): string => {
  const markup = fromHtml.get(id) ?? document.querySelector(`[data-static="${id}"]`)?.innerHTML ?? ''
  fromHtml.set(id, markup)
  return markup
}

export function StaticHtmlPart({ tag: Tag = 'div', attributes, markup, id = '' }: Props) {
  const __html = markup ?? staticHtmlTexts()?.get(id) ?? fromPage(id)
  useEffect(() => {
    // Markup of the page load needs no event: listeners start after it.
    if (markup !== undefined) window.dispatchEvent(new CustomEvent(STATIC_HTML_EVENT))
  }, [markup])
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  return (
    <Tag
      {...attributes}
      data-static={id || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html }}
    />
  )
}

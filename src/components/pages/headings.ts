import { slugify } from '@/lib/slugify'
import { type LexicalNode, lexicalText, readLexical } from './lexical'
import { type Inline, parseText } from './plainMarkup'

export interface Heading {
  id: string
  text: string
}

const toHeading = (text: string): Heading => ({ id: `on-${slugify(text)}`, text })

export const plainHeading = (content: readonly Inline[]): Heading =>
  toHeading(content.map(({ text }) => text).join(''))

export const richHeading = (node: LexicalNode): Heading => toHeading(lexicalText(node))

/** The headings of a text of either kind, with the ids that its markup has. */
export const headingsIn = ({ content, text }: { content?: unknown; text?: string | null }): Heading[] =>
  content
    ? readLexical(content)
        .filter(({ type, tag }) => type === 'heading' && tag !== 'h3' && tag !== 'h4')
        .map(richHeading)
    : parseText(text ?? '').flatMap((block) => (block.kind === 'heading' ? plainHeading(block.content) : []))

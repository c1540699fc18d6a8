import type { RichTextField } from 'payload'
import {
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  lexicalEditor,
  LinkFeature,
} from '@payloadcms/richtext-lexical'

// Links take URLs only, no uploads or relations: a text cannot point at another tenant's documents. Texts of dealers need no
// code and no formulas, and their pages have a title already.
const LEFT_OUT = new Set([
  ...['link', 'upload', 'relationship'],
  ...['heading', 'inlineCode', 'subscript', 'superscript'],
])

export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !LEFT_OUT.has(key)),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    LinkFeature({ enabledCollections: [] }),
    FixedToolbarFeature(),
    EXPERIMENTAL_TableFeature(),
  ],
})

export const richText = (
  name: string,
  options: Pick<RichTextField, 'required' | 'label' | 'hooks'> = {},
): RichTextField => ({
  ...options,
  name,
  type: 'richText',
  editor,
})

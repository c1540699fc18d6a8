import type { RichTextField } from 'payload'
import { EXPERIMENTAL_TableFeature, lexicalEditor, LinkFeature } from '@payloadcms/richtext-lexical'

// Links take URLs only, no uploads or relations: a text cannot point at another tenant's documents.
const LEFT_OUT = new Set(['link', 'upload', 'relationship'])

export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !LEFT_OUT.has(key)),
    LinkFeature({ enabledCollections: [] }),
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

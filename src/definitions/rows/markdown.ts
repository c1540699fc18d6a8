import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

export function richTextOf(db: Payload): (markdown: string) => unknown {
  const field = db.collections.posts.config.flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error('posts.content is not a rich text')
  const editorConfig = editorConfigFactory.fromField({ field })
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown })
}

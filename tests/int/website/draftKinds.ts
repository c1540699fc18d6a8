/** The collections with drafts, and how a test makes and reads their documents. */
import { z } from 'zod'

const row = z.object({ id: z.string(), slug: z.string() })
export const made = z.object({ doc: row })
export const versions = z.object({
  docs: z.array(z.object({ id: z.string(), version: z.object({ _status: z.string() }) })),
})

const part = { version: 1, direction: 'ltr', format: '', indent: 0 }
const words = { type: 'text', version: 1, text: 'News of the yard.' }
const content = {
  root: { ...part, type: 'root', children: [{ ...part, type: 'paragraph', children: [words] }] },
}

/** What each needs beside its name. A collection with drafts that is not here fails the test. */
export const KINDS = [
  { slug: 'pages', title: 'title', more: { layout: [{ blockType: 'intro', heading: 'Hello' }] } },
  { slug: 'posts', title: 'title', more: { published_at: '2026-01-01', content } },
  { slug: 'offers', title: 'name', more: { description: 'Until it is sold.' } },
] as const

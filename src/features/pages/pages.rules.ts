import { isRecord } from '@/lib/isRecord'
import type { PageView } from '@/core/dealer/views'

/** Whether the editor's text holds anything: an empty one is a paragraph with nothing in it. */
export function isWritten(content: unknown): boolean {
  const root = isRecord(content) ? content.root : null
  const parts = isRecord(root) && Array.isArray(root.children) ? root.children : []
  return parts.some(
    (part) =>
      isRecord(part) &&
      (part.type !== 'paragraph' || (Array.isArray(part.children) && part.children.length > 0)),
  )
}

/** The picture of a shared link: the one chosen for the page, else the first in its blocks. */
export const pagePicture = ({ seo, layout }: Pick<PageView, 'seo' | 'layout'>): string | undefined => {
  if (seo.image_url) return seo.image_url
  const pictured = layout.flatMap(({ picture }) => (typeof picture === 'string' && picture ? [picture] : []))
  return pictured[0]
}

interface Filed {
  id: string
  category?: string | null
}

/** Other posts, those of its category first; otherwise in the given order, newest first. */
export const relatedPosts = <T extends Filed>(post: Filed, all: readonly T[], most: number): T[] => {
  const others = all.filter(({ id }) => id !== post.id)
  const near = ({ category }: T) => (category && category === post.category ? 0 : 1)
  return others.toSorted((a, b) => near(a) - near(b)).slice(0, most)
}

const plain = (name: string): string => name.trim().toLowerCase()

/** The people whose names a text lists, in its order. A name that nobody has is left out. */
export const namedIn = <T extends { name: string }>(text: string, people: readonly T[]): T[] =>
  text.split(',').flatMap((name) => people.find((person) => plain(person.name) === plain(name)) ?? [])

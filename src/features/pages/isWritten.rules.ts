import { isRecord } from '@/lib/isRecord'

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

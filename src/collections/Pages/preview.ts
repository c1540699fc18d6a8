import type { CollectionAdminOptions } from 'payload'
import { findHosts } from '@/tenancy/directory'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? text(value.id) : text(value)

/** Previews on the admin's own host, because the session cookie is valid only there. */
export const previewUrl: NonNullable<CollectionAdminOptions['preview']> = async (doc, { req }) => {
  const [host] = await findHosts(req.payload, idOf(doc.tenant))
  return host && doc.slug ? `/preview/${host}/${text(doc.slug)}` : null
}

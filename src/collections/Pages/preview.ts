import type { CollectionAdminOptions, LivePreviewConfig, PayloadRequest } from 'payload'
import { findHosts } from '@/tenancy/directory'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const idOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'id' in value ? text(value.id) : text(value)

/** Previews on the admin's own host, because the session cookie is valid only there. */
async function previewAddress(doc: Record<string, unknown>, { payload }: PayloadRequest) {
  const [host] = await findHosts(payload, idOf(doc.tenant))
  return host && doc.slug ? `/preview/${host}/${text(doc.slug)}` : null
}

export const previewUrl: NonNullable<CollectionAdminOptions['preview']> = (doc, { req }) =>
  previewAddress(doc, req)

export const livePreviewUrl: NonNullable<LivePreviewConfig['url']> = ({ data, req }) =>
  previewAddress(data, req)

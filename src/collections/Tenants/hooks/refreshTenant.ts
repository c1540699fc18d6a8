import type { CollectionAfterChangeHook } from 'payload'
import { recordOf } from '@/access/ids'
import { siteChanged } from '@/cache/invalidateTenant'
import { forgetDirectory, hostsFor } from '@/core/dealer/rows/directory'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'

function hosts(doc: unknown): string[] {
  const { slug, domains } = recordOf(doc)
  return typeof slug === 'string' ? hostsFor(slug, domainsSchema.catch([]).parse(domains ?? [])) : []
}

/** Old and new hosts: a removed domain must stop showing the site, and a new one must start. */
export const refreshTenant: CollectionAfterChangeHook = async ({ doc, previousDoc }) => {
  forgetDirectory()
  await siteChanged([...new Set([...hosts(doc), ...hosts(previousDoc)])])
  return doc
}

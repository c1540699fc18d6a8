/** Payload's own collections allow any logged-in user by default: each gets a stricter rule here. */
import {
  Forbidden,
  type Access,
  type CollectionBeforeChangeHook,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { idsOf, recordOf } from './ids'
import { denyAll, never } from './policies'
import { rightsOnRow } from './rights'
import { everyRole, hasRole } from './rules'
import { isPlatform, staffOf } from './staff'

const ownPreferences: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff) return false
  const own: Where[] = [{ 'user.value': { equals: staff.id } }, { 'user.relationTo': { equals: 'users' } }]
  return { and: own }
}

/** Document locks are visible to staff of the same tenant only. Payload's own code creates them. */
const colleaguesLocks: Access = async ({ req }) => {
  const staff = staffOf(req.user)
  if (isPlatform(staff)) return true
  if (!hasRole(staff, everyRole)) return false
  const where = { tenants: { in: staff.tenants } }
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: {},
  })
  return { 'user.value': { in: docs.map(({ id }) => id) } }
}

/** Taking over a lock changes its holder only, never the document that it locks. */
const lockStaysPut: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = recordOf(recordOf(originalDoc).document)
  const after = recordOf(recordOf(data).document)
  const moved =
    after.value !== undefined &&
    (idsOf(after.value)[0] !== idsOf(before.value)[0] || after.relationTo !== before.relationTo)
  const holder = recordOf(recordOf(data).user)
  if (req.user && (moved || (holder.value !== undefined && idsOf(holder.value)[0] !== req.user.id)))
    throw new Forbidden(req.t)
  return data
}

export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access, hooks, endpoints } of config.collections) {
    // Must come before Payload's own endpoint of the same path. Our collections have it already.
    if (slug.startsWith('payload-') && endpoints) endpoints.unshift({ ...rightsOnRow, root: undefined })
    if (['payload-migrations', 'payload-kv', 'payload-jobs'].includes(slug)) Object.assign(access, denyAll)
    if (slug === 'payload-preferences')
      Object.assign(access, {
        ...denyAll,
        read: ownPreferences,
        update: ownPreferences,
        delete: ownPreferences,
      })
    if (slug === 'payload-locked-documents') {
      Object.assign(access, {
        ...denyAll,
        read: colleaguesLocks,
        update: colleaguesLocks,
        delete: colleaguesLocks,
        create: never,
      })
      hooks.beforeChange = [...(hooks.beforeChange ?? []), lockStaysPut]
    }
  }
  return config
}

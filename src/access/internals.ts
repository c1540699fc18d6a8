/** Payload's own collections allow any logged-in user by default: each gets a stricter rule here. */
import type { Access, SanitizedConfig, Where } from 'payload'
import { isClosedTable, isPayloadsTable, LOCKS, PREFERENCES } from '@/lib/payloadContract'
import { colleaguesLocks, lockStaysPut, nameHolder } from './locks'
import { denyAll, never } from './policies'
import { limitedPreferences, smallPreference } from './preferences'
import { rightsOnRow } from './rights'
import { staffOf } from './staff'

const ownPreferences: Access = ({ req }) => {
  const staff = staffOf(req.user)
  if (!staff) return false
  const own: Where[] = [{ 'user.value': { equals: staff.id } }, { 'user.relationTo': { equals: 'users' } }]
  return { and: own }
}

export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access, hooks, endpoints } of config.collections) {
    // Must come before Payload's own endpoint of the same path. Our collections have it already.
    if (isPayloadsTable(slug) && endpoints) endpoints.unshift({ ...rightsOnRow, root: undefined })
    if (isClosedTable(slug)) Object.assign(access, denyAll)
    if (slug === PREFERENCES) {
      Object.assign(access, {
        ...denyAll,
        read: ownPreferences,
        update: ownPreferences,
        delete: ownPreferences,
      })
      if (endpoints) endpoints.splice(0, endpoints.length, ...endpoints.map(limitedPreferences))
      hooks.beforeChange = [...(hooks.beforeChange ?? []), smallPreference]
    }
    if (slug === LOCKS) {
      Object.assign(access, {
        ...denyAll,
        read: colleaguesLocks,
        update: colleaguesLocks,
        delete: colleaguesLocks,
        create: never,
      })
      hooks.beforeChange = [...(hooks.beforeChange ?? []), lockStaysPut]
      hooks.afterRead = [...(hooks.afterRead ?? []), nameHolder]
    }
  }
  return config
}

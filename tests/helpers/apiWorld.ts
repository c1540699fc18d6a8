import type { SCOPES } from '@/features/keys/apiKeys.rules'
import { caller, serveApi } from './api'
import { openWorld } from './stockWorld'

/** Two dealers and an outsider, the API in front of them, and a caller for each key that a test needs. */
export async function openApiWorld() {
  const world = await openWorld()
  const server = await serveApi()
  const { createKey } = await import('@/features/keys/keyRows')
  return {
    world,
    origin: server.origin,
    callerOf: async (
      tenantId: string,
      scopes: readonly (typeof SCOPES)[number][] = ['stock:read', 'stock:write'],
    ) => caller(server.origin, (await createKey({ tenantId, name: 'test', scopes, createdBy: 'test' })).key),
    async close() {
      await server.close()
      await world.close()
    },
  }
}
export type ApiWorld = Awaited<ReturnType<typeof openApiWorld>>
export type Caller = ReturnType<typeof caller>

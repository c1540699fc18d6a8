import { z } from 'zod'
import { getDb } from '@/db/payload'
import { table } from '@/db/table'

const personSchema = z.object({ id: z.string(), email: z.string() })
const tenantSchema = z.object({ config: z.object({ timezone: z.string() }) })

export async function addressesOf(tenantId: string, people: string[]): Promise<Map<string, string>> {
  if (!people.length) return new Map()
  const { docs } = await (
    await getDb()
  ).find({
    collection: 'users',
    where: {
      and: [{ id: { in: people } }, { tenants: { in: [tenantId] } }, { disabled: { not_equals: true } }],
    },
    depth: 0,
    limit: people.length,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map((doc) => personSchema.parse(doc)).map(({ id, email }) => [id, email]))
}

export async function zoneOf(tenantId: string): Promise<string> {
  const [row] = await (await table('tenants')).find([['id', '=', tenantId]], { fields: ['config'], limit: 1 })
  return tenantSchema.parse(row).config.timezone
}

/** All that is wrong with a dealer's definition, before anything of it is stored. */
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { takenHost } from '@/collections/Tenants/hooks/domainsAreFree'
import { getDb } from '@/db/payload'
import { domainsSchema } from '@/core/dealer/config/jsonShapes'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { limitFaults } from '@/core/settings/limits/limitFaults'
import { contrastFaults } from '@/core/dealer/theme/contrastFaults'
import { savedConfigSchema } from '@/core/dealer/words/savedConfig'
import { isRecord } from '@/lib/isRecord'
import { DEALER_ROLES } from '@/access/roles'
import { fault, shown, unknownField, type Fault } from './fault'
import { listFaults, refFault } from './lists'
import { LISTS } from './lists.data'
import { shapeFaults, kindFault } from './shape'
import { stockFaults } from './stock'

type Definition = Readonly<Record<string, unknown>>

const head = z.looseObject({
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Use small letters, digits and single hyphens, such as north-shore.',
    ),
  name: z.string().min(1),
  domains: domainsSchema,
  staff: z.array(
    z.strictObject({
      email: z.email('Write an e-mail address, such as sam@dealer.example.'),
      name: z.string().min(1),
      role: z.enum(DEALER_ROLES),
      location_slugs: z.array(z.string()).optional(),
    }),
  ),
})

function settingsFaults(config: unknown): Fault[] {
  if (!isRecord(config)) return [kindFault(['config'], config, 'an object: { … }')]
  const shape = shapeFaults(savedConfigSchema, config, ['config'])
  const at = new Set(shape.map(({ path }) => path))
  const limits = limitFaults(config)
    .map(({ path, value, fault: say }) =>
      fault(['config', ...path.split('.').map(partOf)], `is ${shown(value)}. ${say}`),
    )
    .filter(({ path }) => !at.has(path))
  const read = tenantConfigSchema.safeParse(config)
  const colours = read.success ? contrastFaults(read.data).map((say) => fault(['config', 'theme'], say)) : []
  return [...shape, ...limits, ...colours]
}
const partOf = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part)

const staffPlaces = (definition: Definition): Fault[] =>
  (Array.isArray(definition.staff) ? definition.staff : []).flatMap((person: unknown, at) =>
    isRecord(person) && Array.isArray(person.location_slugs)
      ? person.location_slugs.flatMap((slug: unknown, index) =>
          refFault(definition, 'locations', slug, ['staff', at, 'location_slugs', index]),
        )
      : [],
  )

export interface Checked {
  /** By `definition` or `stock`, where they stand. */
  definition: Fault[]
  stock: Fault[]
}

export async function checkSource(source: { definition: unknown; stock: string }): Promise<Checked> {
  const { definition } = source
  if (!isRecord(definition))
    return {
      definition: [fault([], 'exports no `tenant`. Write `export const tenant: TenantDefinition = { … }`.')],
      stock: [],
    }
  const db = await getDb()
  const checking = { db, req: await createLocalReq({}, db) }
  const known = [...Object.keys(head.shape), 'config', ...Object.keys(LISTS)]
  const lists = await Promise.all(Object.keys(LISTS).map((list) => listFaults(checking, definition, list)))
  const { slug, domains } = definition
  const taken = await takenHost(db, { slug, domains }, (one) => one.slug === slug)
  return {
    definition: [
      ...(taken
        ? [fault(['domains'], `has ${taken}, which another dealer or the platform uses. Write another.`)]
        : []),
      ...Object.keys(definition)
        .filter((name) => !known.includes(name))
        .map((name) => unknownField([name], known)),
      ...shapeFaults(head, definition),
      ...settingsFaults(definition.config),
      ...lists.flat(),
      ...staffPlaces(definition),
    ],
    stock: stockFaults(definition, source.stock),
  }
}

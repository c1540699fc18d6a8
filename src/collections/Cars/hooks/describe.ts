import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf, recordOf } from '@/access/ids'
import { readFacts } from '@/core/car/facts'
import { carName, carSlug, freeSlug, slugCandidates } from '@/core/car/slug'

async function findSlug(wanted: string, dealership: string, tenant: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'cars',
    where: {
      and: [{ tenant: { equals: tenant } }, { slug: { in: slugCandidates(wanted, dealership, 100) } }],
    },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return freeSlug(wanted, dealership, new Set(docs.map(({ slug }) => slug)))
}

export const describe: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || !req.user) return data
  const car = { ...recordOf(originalDoc), ...data }
  const facts = readFacts(car)
  if (!facts) return data
  const { slug, stocknum, dealership_slug, tenant } = recordOf(car)
  const wanted = carSlug(facts, String(stocknum ?? ''))
  return {
    ...data,
    name: facts.name || carName(facts),
    slug: slug || (await findSlug(wanted, String(dealership_slug ?? ''), idOf(tenant) ?? '', req)),
  }
}

import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '@/access/ids'
import { readFacts } from '@/domain/car/facts'
import { carName, carSlug } from '@/domain/car/slug'

/** A car that staff add by hand gets its name and address from its facts. */
export const describe: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data || !req.user) return data
  const car = { ...recordOf(originalDoc), ...data }
  const facts = readFacts(car)
  if (!facts) return data
  const { slug, stocknum } = recordOf(car)
  return {
    ...data,
    name: facts.name || carName(facts),
    slug:
      typeof slug === 'string' && slug ? slug : carSlug(facts, typeof stocknum === 'string' ? stocknum : ''),
  }
}

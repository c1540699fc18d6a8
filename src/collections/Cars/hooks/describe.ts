import type { CollectionBeforeValidateHook } from 'payload'
import { recordOf } from '../../../access/ids'
import { slugify } from '../../../lib/slugify'

const words = (values: unknown[]): string =>
  values.filter((value) => typeof value === 'number' || (typeof value === 'string' && value)).join(' ')

/** A car that staff add by hand gets its name and address from its facts. */
export const describe: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data || !req.user) return data
  const car = { ...recordOf(originalDoc), ...data }
  const name = words([car.name]) || words([car.year, car.make, car.model, car.badge])
  const slug = words([car.slug]) || slugify(words([name, car.stocknum]))
  return { ...data, name, slug }
}

import { ValidationError, type SanitizedConfig } from 'payload'
import { labelIn } from './labelIn'

interface TakenContext {
  collections: SanitizedConfig['collections']
  /** Payload's own message, in the language of the request. */
  notUnique: string
}

/**
 * A unique key begins with the dealer, and a database names only its first column: the dealer would seem invalid. Its last
 * column is what staff typed. Null for another error.
 */
export function takenError(error: unknown, { collections, notUnique }: TakenContext) {
  if (!(error instanceof ValidationError)) return null
  const { collection, errors } = error.data
  const [first] = errors
  const config = collections.find(({ slug }) => slug === collection)
  if (!config || first?.message !== notUnique) return null
  const column = first.path
  const key = config.indexes?.find(
    ({ fields, unique }) => unique && (fields[0] === column || `${fields[0]}_id` === column),
  )
  const path = key?.fields.at(-1) ?? column
  const label = labelIn(config.flattenedFields, path) ?? 'The name'
  const message = `${label}: another one has this already. Choose a different one.`
  return {
    status: 400,
    response: {
      errors: [{ name: error.name, message, data: { collection, errors: [{ label, message, path }] } }],
    },
  }
}

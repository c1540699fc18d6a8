import { ValidationError, type SanitizedConfig } from 'payload'
import { labelIn } from './labelIn'

type Fault = ValidationError['data']['errors'][number]

/** Of the settings each faulty place is named: `Menu and footer › Menu › Link`. The form makes a list at commas. */
const placesIn = (message: string): string =>
  [...message.matchAll(/(?:^|[.!?] )([^:.!?]{1,120}): /g)]
    .map(([, place = '']) => place.replaceAll(', ', ' › '))
    .join(', ')

/** What a setting within a field of many is called stands before its fault: `Colours: Words on the button …`. */
const placeIn = (message: string): string | undefined => /^([^:.,]{1,60}): /.exec(message)?.[1]

function labelOfFault(
  { label, path, message }: Fault,
  fields: SanitizedConfig['collections'][number]['flattenedFields'],
) {
  const [name = ''] = path.split('.')
  const field = fields.find((one) => one.name === name)
  const own = typeof label === 'string' ? label : (labelIn(fields, path) ?? 'One field')
  return (field?.type === 'json' && (field.custom?.settings ? placesIn(message) : placeIn(message))) || own
}

/**
 * Payload calls a wrong field by its name where a check of ours refused it. Null for another error. `intro` ends before the
 * labels: the form splits the message at its only colon.
 */
export function invalidError(
  error: unknown,
  { collections, intro }: { collections: SanitizedConfig['collections']; intro: (count: number) => string },
) {
  if (!(error instanceof ValidationError)) return null
  const { collection, errors } = error.data
  const config = collections.find(({ slug }) => slug === collection)
  if (!config || errors.length === 0) return null
  const labelled = errors.map((fault) => ({ ...fault, label: labelOfFault(fault, config.flattenedFields) }))
  const message = `${intro(errors.length)} ${labelled.map(({ label }) => label).join(', ')}`
  return {
    status: 400,
    response: { errors: [{ name: error.name, message, data: { ...error.data, errors: labelled } }] },
  }
}

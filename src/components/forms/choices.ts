import type { FieldName } from '@/features/leads/intents/fields.rules'
import type { Intent } from '@/features/leads/intents/intent.rules'
import { type Option, placeOptions } from '@/features/leads/intents/places.rules'
import { CATEGORIES } from '@/features/leads/leadSchema.rules'
import type { EnquiryOptions } from './enquiryOptions'

const NAMES: readonly FieldName[] = ['dealership_slug', 'location', 'category']

interface Choices {
  names: readonly FieldName[]
  requested: ReadonlyMap<FieldName, readonly Option[]>
  known: [name: string, value: string][]
}

const optionsOf = (word: string): Option => ({ value: word, label: word })

function categories({ site }: EnquiryOptions): Option[] {
  const offered = CATEGORIES.filter((name) => name !== 'Finance Enquiry' || site.config.features.finance)
  return offered.map(optionsOf)
}

/** A location names its dealership, so only one of the two is asked. */
function places(
  { site, car, locations = [], location_slug, known = {} }: EnquiryOptions,
  { desk, fields }: Intent,
) {
  const slug = location_slug ?? car?.location?.slug
  if (slug) return { name: 'location', options: [{ value: slug, label: '' }] } as const
  if (car) return null
  const { dealershipField, locationField } = site.config.forms
  const asksLocation =
    fields.includes('location') && (locationField || desk === 'service' || desk === 'parts')
  const offered = locations.filter(
    ({ dealership_slug }) => !known.dealership_slug || dealership_slug === known.dealership_slug,
  )
  const options = asksLocation ? placeOptions(offered, desk) : []
  if (options.length) return { name: 'location', options } as const
  return dealershipField && fields.includes('dealership_slug')
    ? ({
        name: 'dealership_slug',
        options: site.dealerships.map(({ slug: value, name }) => ({ value, label: name })),
      } as const)
    : null
}

export function choicesFor(options: EnquiryOptions, intent: Intent): Choices {
  const place = places(options, intent)
  const requested = new Map<FieldName, readonly Option[]>()
  const known: [string, string][] = []
  const [only] = place?.options ?? []
  if (place && only)
    if (place.options.length === 1) known.push([place.name, only.value])
    else requested.set(place.name, place.options)
  if (intent.fields.includes('category')) requested.set('category', categories(options))
  return { names: NAMES, requested, known }
}

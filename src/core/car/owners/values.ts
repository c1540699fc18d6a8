/**
 * A car's facts as sources own them: each part of an object by itself (`variant.torque`), the photos with their
 * thumbnails and first one as one value, and `sold` as a status. Only facts that are not empty.
 */
import { FACT_FIELDS } from '@/core/car/facts'
import type { CarField } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { fold } from '@/core/car/vocabularies'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'

type Row = Readonly<Record<string, unknown>>
export type Values = Record<string, unknown>

/** Under the name of another fact. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  sold: 'status',
  thumbnails: 'images',
  primary_image_url: 'images',
}

interface Fact {
  field: string
  parts: readonly string[] | null
  vocabulary: CarField['vocabulary']
}
const factOf = (field: string, { type, vocabulary, ...more }: CarField): Fact => ({
  field,
  parts: 'fields' in more ? Object.keys(more.fields).map((part) => `${field}.${part}`) : null,
  vocabulary: type === 'text' ? vocabulary : undefined,
})
const TABLE: Readonly<Record<string, CarField>> = CAR_FIELDS
const FACTS = FACT_FIELDS.flatMap((field) => {
  const described = TABLE[field]
  return described && !(field in ELSEWHERE) ? [factOf(field, described)] : []
})

/** The name under which a fact, or its parts, are owned. */
const pathsByField = new Map(FACTS.map(({ field, parts }) => [field, parts ?? [field]]))
export const pathsOf = (field: string): readonly string[] =>
  pathsByField.get(ELSEWHERE[field] ?? field) ?? (PATHS.has(field) ? [field] : [])
export const PATHS: ReadonlySet<string> = new Set([...pathsByField.values()].flat())

export const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.keys(value).length === 0
}

export const statusIn = ({ sold, status }: Row): unknown =>
  sold === true && status !== 'withdrawn' ? 'sold' : status

const urlOf = (image: unknown): unknown => (isRecord(image) && isRecord(image.image) ? image.image.url : null)
const isPhoto = (image: unknown): boolean =>
  !isRecord(image) || (image.tag !== 'spin' && image.tag !== 'panorama')

/** Without a first photo and thumbnails that follow from the list. */
export function photosIn({ images, thumbnails, primary_image_url: first }: Row): Values | null {
  const urls = Array.isArray(images) ? images.filter(isPhoto).map(urlOf) : []
  const own = {
    ...(isEmpty(images) ? {} : { images }),
    ...(isEmpty(thumbnails) || sameValue(thumbnails, urls) ? {} : { thumbnails }),
    ...(isEmpty(first) || first === urls[0] ? {} : { primary_image_url: first }),
  }
  return Object.keys(own).length ? own : null
}

export function toValues(facts: Row): Values {
  const values: Values = {}
  for (const { field, parts, vocabulary } of FACTS) {
    const value = field === 'status' ? statusIn(facts) : field === 'images' ? photosIn(facts) : facts[field]
    if (isEmpty(value)) continue
    if (!parts) values[field] = vocabulary && typeof value === 'string' ? fold(vocabulary, value) : value
    else if (isRecord(value))
      for (const [part, of] of Object.entries(value)) if (!isEmpty(of)) values[`${field}.${part}`] = of
  }
  return values
}

/** Every fact; null for one without a value. */
export function toFacts(values: Row): Values {
  const facts: Values = Object.fromEntries(FACT_FIELDS.map((field) => [field, null]))
  for (const [path, value] of Object.entries(values)) {
    const at = path.indexOf('.')
    if (path === 'images') Object.assign(facts, value)
    else if (at < 0) facts[path] = value
    else {
      const of = facts[path.slice(0, at)]
      facts[path.slice(0, at)] = { ...(isRecord(of) ? of : {}), [path.slice(at + 1)]: value }
    }
  }
  return facts
}

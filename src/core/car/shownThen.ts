import { z } from 'zod'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { carPageState, type ListingRules } from './availability'
import type { Car } from './car'
import { pictureAddresses, pictureFilesSchema, withShownPictures } from './carPictures'
import { isReserved } from './derive'
import { namesWith } from './field'
import { CAR_FIELDS } from './fields'
import { maskVin } from './maskVin'
import { priceOf, type PriceView } from './price'
import { shownTag } from './ruled'
import { rowShape } from './schema'
import { specSheet, type SpecGroup } from './specGroups'
import { STATUS_WORDS } from './statusWords'
import { tagOf } from './tags'
import { photosOf } from './turntable'

const stored = z.object({
  ...rowShape(CAR_FIELDS, namesWith(CAR_FIELDS, { public: true })),
  tenant: z.string(),
  hold_state: z.string().nullish(),
  hold_until: z.number().nullish(),
  picture_files: pictureFilesSchema.nullish().catch(null),
  rule_tag: z.string().nullish(),
})

export interface ShownThen {
  name: string
  stocknum: string
  state: string
  price: PriceView
  tag: string | null
  /** Those of its photos that are still stored. */
  photos: string[]
  photosThen: number
  words: string[]
  equipment: string[]
  specs: SpecGroup[]
}

export function stateWords(car: Car, rules: ListingRules, at: Date): string {
  const page = carPageState(car, rules, at)
  if (page === 'missing') return 'Not shown on the website'
  if (page === 'sold') return 'Sold, shown with a notice'
  if (page === 'gone') return `${STATUS_WORDS[car.status]}, no longer on the website`
  return car.reserved ? 'Reserved' : STATUS_WORDS[car.status]
}

/** Null for a row that cannot be read. */
export function shownThen(row: unknown, config: TenantConfig, at: Date): ShownThen | null {
  const parsed = stored.safeParse(row)
  if (!parsed.success) return null
  const { tenant, picture_files, hold_state, hold_until, rule_tag, ...facts } = parsed.data
  const tag = shownTag({ tag: facts.tag, rule_tag })
  const reserved = isReserved(
    { reserved: facts.reserved, hold_state, hold_until },
    Math.floor(at.getTime() / 1000),
  )
  const addressOf = pictureAddresses({ tenant, dealership_id: facts.dealership_id, picture_files })
  const car = withShownPictures({ ...facts, tag, vin: maskVin(facts.vin), reserved }, addressOf)
  const { first, groups } = specSheet(car, at)
  return {
    name: car.name,
    stocknum: car.stocknum,
    state: stateWords(car, config.search, at),
    price: priceOf(car, config),
    tag: tagOf(car, config, at)?.text ?? null,
    photos: photosOf(car.images).map(({ image }) => image.url),
    photosThen: photosOf(facts.images).length,
    words: (car.dealercomments ?? '').split('|').flatMap((part) => part.trim() || []),
    equipment: [...new Set([...(car.features ?? []), ...(car.standardEquipment ?? [])])],
    specs: [{ title: 'At a glance', rows: first }, ...groups],
  }
}

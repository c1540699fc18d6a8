import { z } from 'zod'
import { dealershipsOf } from '@/core/dealer/rows/dealerships'
import { json } from './problem'
import type { Call } from './withKey'
import type { CarTable } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { VOCABULARIES } from '@/core/car/vocabularies'

export const dealershipsSchema = z.object({
  items: z.array(z.object({ slug: z.string(), name: z.string() })),
})

/** Those that the key may use. */
export async function ownDealerships({ tenant, dealerships }: Call<unknown>['key']) {
  const bound = dealerships ?? []
  const rows = await dealershipsOf(tenant)
  const own = rows.filter(({ slug }) => bound.length === 0 || bound.includes(slug))
  return own.map(({ slug, name }) => ({ slug, name }))
}

export const listDealerships = async ({ key }: Call<unknown>): Promise<Response> =>
  json({ items: await ownDealerships(key) })

export const vocabulariesSchema = z
  .record(z.string(), z.object({ values: z.array(z.string()), synonyms: z.record(z.string(), z.string()) }))
  .meta({ description: 'By field: its words, and what is folded into them' })

export const vocabulariesOf = (table: CarTable) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { vocabulary }]) =>
      vocabulary ? [[name, VOCABULARIES[vocabulary]]] : [],
    ),
  )

export const vocabularies = async (): Promise<Response> => json(vocabulariesOf(CAR_FIELDS))

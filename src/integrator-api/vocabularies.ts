import { z } from 'zod'
import type { CarTable } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { VOCABULARIES } from '@/core/car/vocabularies'
import { json } from './problem'

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

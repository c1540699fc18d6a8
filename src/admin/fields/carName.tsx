/** Shows a car that a row names only by its id. */
import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { carTitle } from '@/domain/car/text'
import { RowLink } from './RowLink'
import { Line } from './shown'

const GONE = 'A car that is no longer there'
const schema = z.object({
  make: z.string(),
  model: z.string(),
  year: z.number(),
  stocknum: z.string(),
})

/** Read once per car of a list. The car may belong to another dealership that this website shows: its name is public there. */
const nameOf = cache(async (payload: Payload, id: unknown): Promise<string> => {
  if (typeof id !== 'string' || !id) return GONE
  const { docs } = await payload.find({
    ...{ collection: 'cars', where: { id: { equals: id } }, overrideAccess: true, trash: true },
    ...{ depth: 0, limit: 1, pagination: false },
    select: { make: true, model: true, year: true, stocknum: true },
  })
  const car = schema.safeParse(docs[0]).data
  return car ? `${carTitle(car)}, ${car.stocknum}` : GONE
})

export async function CarCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  return <RowLink cell={cell}>{await nameOf(payload, cellData)}</RowLink>
}

export async function CarField({ data, field, payload }: TextFieldServerProps) {
  return <Line field={field}>{await nameOf(payload, data?.[field.name])}</Line>
}

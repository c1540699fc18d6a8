import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'
import { cache } from 'react'
import { z } from 'zod'
import { carTitle } from '@/core/car/text'
import { readTogether } from '@/lib/readTogether'
import { RowLink } from './RowLink'
import { Line } from './shown'

const GONE = 'A car that is no longer there'
const schema = z.object({
  id: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.number(),
  stocknum: z.string(),
})

/** One read for all rows of a list. A car may belong to another dealership that this website shows: its name is public there. */
const namesOf = cache((payload: Payload) =>
  readTogether(async (ids) => {
    const { docs } = await payload.find({
      ...{ collection: 'cars', where: { id: { in: ids } }, overrideAccess: true, trash: true },
      ...{ depth: 0, pagination: false },
      select: { make: true, model: true, year: true, stocknum: true },
    })
    const cars = docs.flatMap((doc) => schema.safeParse(doc).data ?? [])
    return new Map(cars.map((car) => [car.id, `${carTitle(car)}, ${car.stocknum}`]))
  }),
)

const nameOf = async (payload: Payload, id: unknown): Promise<string> =>
  (typeof id === 'string' && id ? await namesOf(payload)(id) : undefined) ?? GONE

export async function CarCell({ cellData, payload, ...cell }: DefaultServerCellComponentProps) {
  return <RowLink cell={cell}>{await nameOf(payload, cellData)}</RowLink>
}

export async function CarField({ data, field, payload }: TextFieldServerProps) {
  return <Line field={field}>{await nameOf(payload, data?.[field.name])}</Line>
}

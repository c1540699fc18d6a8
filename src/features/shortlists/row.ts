import { z } from 'zod'
import type { Site } from '@/core/dealer/views'
import { table } from '@/db/table'
import type { Clause } from '@/db/tableTypes'
import { linkToken, newSalt } from '@/lib/linkToken'
import { isEqualSecret } from '@/lib/secrets'
import {
  type Answers,
  answersSchema,
  listedCarsSchema,
  NO_ANSWERS,
  PEOPLE,
  type ListedCar,
  type Person,
} from './shortlist.rules'

const row = z.object({
  id: z.string(),
  salt: z.string(),
  cars: listedCarsSchema,
  first: answersSchema,
  second: answersSchema,
  createdAt: z.coerce.date(),
})
export type Shortlist = z.output<typeof row>

/** Never stored: made again from the row's salt. */
export const keyOf = (person: Person, { salt }: Pick<Shortlist, 'salt'>): string =>
  linkToken(`shortlist ${person}`, salt)

export const shortlistHref = (person: Person, list: Pick<Shortlist, 'id' | 'salt'>): string =>
  `/shortlists/${list.id}?key=${keyOf(person, list)}`

const at = ({ tenant }: Site, id: string): Clause[] => [
  ['tenant', '=', tenant.id],
  ['id', '=', id],
]

/** @returns the address for whoever begins it */
export async function beginShortlist(site: Site, cars: readonly ListedCar[]): Promise<string> {
  const salt = newSalt()
  const id = await (
    await table('shortlists')
  ).insert({ tenant: site.tenant.id, salt, cars, first: NO_ANSWERS, second: NO_ANSWERS })
  if (!id) throw new Error('The new shortlist met an existing one; try again')
  return shortlistHref('first', { id, salt })
}

export interface Opened {
  list: Shortlist
  /** Whose link it is. */
  as: Person
}

/** Null for another key, another dealer's list, and one that was deleted. */
export async function openShortlist(site: Site, id: string, key: string): Promise<Opened | null> {
  const [stored] = await (await table('shortlists')).find(at(site, id), { limit: 1 })
  if (!stored) return null
  const list = row.parse(stored)
  const as = PEOPLE.find((person) => isEqualSecret(keyOf(person, list), key))
  return as ? { list, as } : null
}

/** Each person has a column: two who answer at once overwrite nothing of each other. */
export async function answerShortlist(site: Site, { list, as }: Opened, answers: Answers): Promise<void> {
  await (await table('shortlists')).update(at(site, list.id), { [as]: answers })
}

export async function deleteShortlist(site: Site, { list }: Opened): Promise<void> {
  await (await table('shortlists')).delete(at(site, list.id))
}

/** The truth test: does every place say the same of a car as the stock does? Docs: operations.md, “The same everywhere”. */
import { ROW_FIELDS, readCarRows } from '@/core/car/read/carRow'
import { isOfSite } from '@/core/car/read/ofSite'
import type { Car } from '@/core/car/car'
import type { Site } from '@/core/dealer/views'
import { rowsInPieces } from '@/db/pieces'
import type { Clause, Row } from '@/db/tableTypes'
import { giveWay } from '@/lib/giveWay'
import { differenceOf, type Said, type Stated, statedOf, statementWords } from './statement.rules'

export interface Difference {
  id: string
  /** The revision of the car that was looked at. */
  rev: number
  name: string
  /** `Card in the list` */
  place: string
  says: string
  /** What the stock says. */
  is: string
}
/** A car with its row as it is stored. */
export interface Checked {
  site: Site
  car: Car
  row: Row
}

/** Says something of many cars, by slug. `isWhole`: each car that shoppers find stands there. */
interface Listing {
  place: string
  isWhole?: true
  read: (site: Site) => Promise<Map<string, Said>>
}
/** Says something of one car. Null: this dealer has no such place. */
interface Single {
  place: string
  /** Only of cars that are shown. */
  isOfShown?: true
  read: (checked: Checked) => Promise<Said | null>
}
export interface Places {
  listings: readonly Listing[]
  singles: readonly Single[]
}

/** `only`: ids; all cars without. Security: of the tenant and of dealerships that the site shows. */
async function* carsOf(site: Site, only?: readonly string[]): AsyncGenerator<Checked> {
  const where: Clause[] = [['tenant', '=', site.tenant.id], ...(only ? [['id', 'in', only] as const] : [])]
  for await (const rows of rowsInPieces('cars', where, [...ROW_FIELDS, 'vin', 'rev'])) {
    for (const row of rows) {
      const [read] = readCarRows([row])
      if (read && isOfSite(site, { tenant: read.tenant, dealership_id: read.car.dealership_id }))
        yield { site, car: read.car, row }
    }
  }
}

const isShown = ({ standing }: Stated): boolean => standing !== 'not shown'
const NOT_THERE = 'not there'

interface Turn {
  checked: Checked
  stated: Stated
  told: readonly (Listing & { said: Map<string, Said> })[]
}

const lineOf = ({ car, row }: Checked, place: string, sides: { is: string; says: string }): Difference => ({
  ...{ id: car.id, rev: Number(row.rev), name: car.name, place },
  ...sides,
})

function inListings({ checked, stated, told }: Turn): Difference[] {
  return told.flatMap(({ place, isWhole, said }) => {
    const one = said.get(checked.car.slug)
    if (one) return [differenceOf(stated, one) ?? []].flat().map((sides) => lineOf(checked, place, sides))
    if (!isWhole || !isShown(stated)) return []
    return [
      lineOf(checked, place, {
        says: NOT_THERE,
        is: statementWords({ ...stated, standing: [stated.standing] }),
      }),
    ]
  })
}

async function inSingles({ checked, stated }: Turn, singles: Places['singles']): Promise<Difference[]> {
  const found: Difference[] = []
  for (const { place, isOfShown, read } of singles) {
    if (isOfShown && !isShown(stated)) continue
    const said = await read(checked)
    const sides = said && differenceOf(stated, said)
    if (sides) found.push(lineOf(checked, place, sides))
    await giveWay()
  }
  return found
}

/** One look at all cars, or at these. Reads the stock after the places: what changes meanwhile is looked at again. */
async function look(site: Site, { listings, singles }: Places, only?: readonly string[]) {
  const told = []
  for (const listing of listings) told.push({ ...listing, said: await listing.read(site) })
  const differences: Difference[] = []
  let cars = 0
  for await (const checked of carsOf(site, only)) {
    cars++
    const turn = { checked, told, stated: statedOf(checked.car, site.config, new Date()) }
    differences.push(...inListings(turn), ...(await inSingles(turn, singles)))
  }
  return { cars, differences }
}

export interface Outcome {
  cars: number
  differences: Difference[]
}

/**
 * All cars of a dealer in all places. What differs is looked at again after `patience`, in which pages and lists follow a change
 * of the stock: only what differs then too is reported.
 */
export async function checkDealer(
  site: Site,
  places: Places,
  patience: () => Promise<unknown>,
): Promise<Outcome> {
  const first = await look(site, places)
  if (first.differences.length === 0) return first
  await patience()
  const again = await look(site, places, [...new Set(first.differences.map(({ id }) => id))])
  return { cars: first.cars, differences: again.differences }
}

/** A supplier's file of 3,000 cars with ten photos each, and the call that hands it over. */
import { z } from 'zod'
import type { SiteServer } from './siteServer'
import { stockKey } from './writer'

const CARS = 3_000
const PHOTOS = 10
const DEALER = 'westside-motors'
const YARD = 'westside-footscray'

const COLUMNS =
  'Stock No,Type,Make,Model,Badge,Year,Price,Odometer,Colour,Body,Fuel Type,Transmission,Comments'
const text = 'One owner, full history, 20" alloys and tow bar. '.repeat(6).trim()
/** An address that is refused before anything is sent: the bench fetches no pictures. */
const photo = (car: number, at: number) => `https://127.0.0.1/${car}/${at}.jpg`
const valuesOf = (n: number, by: number): string[] => [
  ...[`F${n}`, 'Used', ['TOYOTA', 'Mazda', 'VW'][n % 3] ?? '', ['RAV4', 'CX-5', 'Golf'][n % 3] ?? ''],
  ...['GXL', String(2015 + (n % 10)), `$${20_000 + n + by} drive away`, `${12_000 + n} km`, 'White'],
  ...['4D SEDAN', 'Petrol - Premium ULP', '6 SP AUTOMATIC', text],
]
const photosOf = (n: number) => Array.from({ length: PHOTOS }, (_, at) => photo(n, at))
const cars = Array.from({ length: CARS }, (_, n) => n)

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
export const csv = (by: number) =>
  [
    `${COLUMNS},Images`,
    ...cars.map((n) => [...valuesOf(n, by), photosOf(n).join('|')].map(quoted).join(',')),
  ].join('\n')

const tags = COLUMNS.split(',').map((name) => name.replaceAll(' ', ''))
export const xml = (by: number) =>
  `<?xml version="1.0" encoding="utf-8"?><yard><stock>${cars
    .map((n) => {
      const facts = valuesOf(n, by).map((value, at) => `<${tags[at]}>${value}</${tags[at]}>`)
      const photos = photosOf(n).map((url) => `<photo>${url}</photo>`)
      return `<vehicle>${facts.join('')}<photos>${photos.join('')}</photos></vehicle>`
    })
    .join('')}</stock></yard>`

const answered = z.object({
  summary: z.record(z.string(), z.number()),
  feed: z.object({ state: z.string() }).nullable(),
})
const listed = z.object({
  items: z.array(z.object({ stocknum: z.string() })),
  next_cursor: z.string().nullable(),
})

/** For the yard of one demo dealer. */
export function supplierOf(site: SiteServer) {
  const key = stockKey(site, DEALER)
  const authorization = `Bearer ${key}`
  const at = (path: string) => `http://localhost:${site.port}/api/v1/dealerships/${YARD}${path}`

  /** The demo's own cars of this yard would leave with the first file, and hold it. */
  async function emptyYard(): Promise<void> {
    const { items } = listed.parse(
      await (await fetch(at('/cars?limit=500'), { headers: { authorization } })).json(),
    )
    for (const { stocknum } of items)
      await fetch(at(`/cars/${encodeURIComponent(stocknum)}`), {
        method: 'DELETE',
        headers: { authorization },
      })
  }

  async function send(body: string): Promise<{ seconds: number; answer: z.output<typeof answered> }> {
    const began = performance.now()
    const response = await fetch(at('/files?name=yard'), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body,
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer).slice(0, 300)}`)
    return { seconds: (performance.now() - began) / 1000, answer: answered.parse(answer) }
  }

  return { emptyYard, send }
}

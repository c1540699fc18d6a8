/** Where a car is spoken of, for the truth test: each is read as whoever gets it reads it. */
import { priceTypeLabel } from '@/core/car/price'
import { PRICE_TYPES } from '@/core/dealer/config/priceTypes'
import { carShown } from '@/core/car/carShown'
import { locationOf } from '@/core/car/carLocation'
import { getCar } from '@/core/car/read/cars'
import { sheetOf } from '@/core/car/sheet'
import type { Site } from '@/core/dealer/views'
import { letterText } from '@/core/letter/letter'
import { listLocations } from '@/core/place/read/locations'
import { carLine, lineText } from '@/features/agent/answers.rules'
import { carNews } from '@/features/saved-searches/carNews'
import { alert, sampleSearch } from '@/features/saved-searches/letters/alert'
import { stockFile } from '@/features/stock-files/stockFile'
import { STOCK_FILE_NAMES, STOCK_FILES } from '@/features/stock-files/stockFiles.rules'
import type { Checked, Places } from '@/features/truth/check'
import { callSays, cardsIn, dataSays, fileSays, pageSays, wordsSay } from '@/features/truth/readers.rules'
import { type Said, typeLabels } from '@/features/truth/statement.rules'
import { carView } from '@/integrator-api/carView'
import { pdfText } from '@/lib/pdfText'
import { registered } from '@/lib/registry'

/** The page as shoppers get it just now. @throws in a process that serves none */
export const lookAt = (site: Site, address: string): Promise<{ status: number; html: string }> => {
  const look = registered('lookAt')
  if (!look) throw new Error('This process serves no websites: the truth test runs in one that does.')
  return look(site.origin, address)
}

const MOST_PAGES = 2000
/** All cards of the list, page by page, to the first page without one. */
async function cards(site: Site, look: typeof lookAt): Promise<Map<string, Said>> {
  const all = new Map<string, Said>()
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { html } = await look(site, page === 1 ? '/search' : `/search?page=${page}`)
    const found = cardsIn(html)
    if ([...found.keys()].every((slug) => all.has(slug))) break
    for (const [slug, said] of found) all.set(slug, said)
  }
  return all
}

const labelIn =
  ({ config }: Site) =>
  (code: string): string | null =>
    priceTypeLabel(PRICE_TYPES.find((type) => type === code) ?? null, config)

const said = (text: string, { config }: Site): Said => wordsSay(text, typeLabels(config))

async function sheet({ site, car }: Checked): Promise<Said | null> {
  if (!site.config.features.carSheet) return null
  const location = locationOf(car, await listLocations(site))
  // Large, and of no use to most processes.
  const { renderSheet } = await import('@/features/car-sheet/CarSheet')
  const pdf = await renderSheet(sheetOf(site, car, location, new Date()), null)
  return said(pdfText(Buffer.from(pdf)), site)
}

/** The news that it is new, as a shopper's mail program shows it. */
async function mail({ site, car }: Checked): Promise<Said | null> {
  if (!site.config.features.savedSearches || car.status === 'sold') return null
  const news = await carNews(site, { fresh: [car.id], drops: [], back: [] })
  const letter = alert.write({ site, search: sampleSearch({ site, now: new Date() }), ...news })
  return said(letterText({ ...letter, heading: '', why: [] }, []), site)
}

/** @param look how a page is fetched */
export function truthPlaces(look = lookAt): Places {
  // The page and its facts for engines are one answer.
  let last: { of: Checked; page: Promise<{ status: number; html: string }> } | undefined
  const pageOf = (checked: Checked) => {
    if (last?.of !== checked) last = { of: checked, page: look(checked.site, `/cars/${checked.car.slug}`) }
    return last.page
  }
  return {
    listings: [
      { place: 'Card in the list', isWhole: true, read: (site) => cards(site, look) },
      ...STOCK_FILE_NAMES.map((name) => ({
        place: `File: ${STOCK_FILES[name].label}`,
        read: async (site: Site) => {
          const { text } = await stockFile({ name, site, dealerships: site.dealershipIds })
          return fileSays(name, text, labelIn(site))
        },
      })),
    ],
    singles: [
      {
        place: 'Page of the car',
        read: async (checked) => {
          const { status, html } = await pageOf(checked)
          return status === 200 ? pageSays(html) : { standing: ['not shown'] }
        },
      },
      {
        place: 'Facts for search engines',
        read: async (checked) => {
          const { status, html } = await pageOf(checked)
          return status === 200 ? dataSays(html) : null
        },
      },
      {
        place: 'API of the website',
        isOfShown: true,
        read: async ({ site, car }) => {
          const own = await getCar(site, car.slug)
          return own && callSays(carShown(site, own), labelIn(site))
        },
      },
      {
        place: 'API for integrators',
        isOfShown: true,
        read: async ({ site, row }) => callSays(carView(row), labelIn(site)),
      },
      { place: 'Car sheet (PDF)', isOfShown: true, read: sheet },
      { place: 'Mail to shoppers', isOfShown: true, read: mail },
      {
        place: 'AI assistants',
        isOfShown: true,
        read: async ({ site, car }) =>
          site.config.features.agentSearch ? said(lineText(carLine(car, site)), site) : null,
      },
    ],
  }
}

import { z } from 'zod'
import { getCar, getCarsByStocknum } from '@/core/car/read/cars'
import { lineText, PRICE_TEXT, oneCar, priceWords } from '@/features/agent/answers.rules'
import { argumentFaults, getArguments } from '@/features/agent/arguments.rules'
import type { Car } from '@/core/car/car'
import { namesWith } from '@/core/car/field'
import { CAR_FIELDS } from '@/core/car/fields'
import { rowShape } from '@/core/car/schema'
import { countryFacts } from '@/core/dealer/country/country'
import { carUrl } from '@/search/seo/jsonLd'
import { carShown } from '@/core/car/carShown'
import type { Site } from '@/core/dealer/views'
import type { ToolAnswer, Tool } from './tool'

const answerSchema = z.object({
  retrieved_at: z.iso.datetime().describe('When these facts were read'),
  dealer: z.string(),
  url: z.string().describe('The page of the car, for a person'),
  currency: z.string(),
  price_text: PRICE_TEXT,
  car: z
    .object(rowShape(CAR_FIELDS, namesWith(CAR_FIELDS, { public: true })))
    .describe(
      'All that the website says; its addresses begin at the website. Dollars are whole dollars, times epoch seconds',
    ),
})

function describeCar(site: Site, car: Car): ToolAnswer {
  const { tenant, config, origin } = site
  const facts: z.output<typeof answerSchema> = {
    retrieved_at: new Date().toISOString(),
    dealer: tenant.name,
    url: carUrl(origin, car.slug),
    currency: countryFacts(config.country).currency,
    price_text: priceWords(car, config),
    car: carShown(site, car),
  }
  return { facts, text: `${lineText({ ...car, ...facts })}\nRead at ${facts.retrieved_at}.` }
}

async function find(site: Site, { slug, stocknum }: z.output<typeof getArguments>): Promise<ToolAnswer> {
  const car = slug === undefined ? null : await getCar(site, slug)
  const cars = stocknum === undefined ? [car ?? []].flat() : await getCarsByStocknum(site, stocknum)
  const named = stocknum === undefined ? `slug “${slug}”` : `stock number “${stocknum}”`
  const found = oneCar(cars, { named, rules: site.config.search, now: new Date() })
  return 'fault' in found ? found : describeCar(site, found.car)
}

export const getTool = (site: Site): Tool => ({
  name: 'inventory.get',
  title: 'One car',
  description: `All that the website of ${site.tenant.name} says about one car. Send slug or stocknum, one of them.`,
  input: getArguments,
  output: answerSchema,
  answer: async (provided) => {
    const read = getArguments.safeParse(provided)
    return read.success
      ? find(site, read.data)
      : { fault: argumentFaults(read.error, () => Object.keys(getArguments.shape)).join('\n') }
  },
})

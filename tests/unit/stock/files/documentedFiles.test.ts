/** The files of the page "What you can send us": each becomes what the page says. */
import { expect, it } from 'vitest'
import { SAMPLES } from '@/app/developers/files/samples.data'
import { readItem } from '@/features/stock/validate'
import { readFileOf } from '../../../helpers/stockFile'

const PRICE_TYPES: Record<string, string> = {
  drive_away: ' drive away',
  egc: ' excluding government charges',
}
const figure = (value: unknown): string => Number(value).toLocaleString('en-AU')

function priceOf({ price, price_type }: Record<string, unknown>): string {
  if (price_type === 'on_application') return 'price on application'
  return price ? `$${figure(price)}${PRICE_TYPES[String(price_type)] ?? ''}` : 'no price'
}

function carOf(item: Record<string, unknown>): string {
  const read = readItem(item, 0, { mode: 'batch', dealership: 'yard' })
  if (!read.ok) {
    const [fault] = read.errors
    return `${String(read.stocknum)}: refused, ${fault?.pointer.slice(1)} ${fault?.detail}`
  }
  const { facts } = read
  const photos = Array.isArray(facts.images) ? facts.images.length : 0
  const parts = [
    `${String(facts.car_type)} ${String(facts.year)} ${String(facts.make)} ${String(facts.model)}`,
    priceOf(facts),
    ...(facts.km ? [`${figure(facts.km)} km`] : []),
    ...[facts.simple_body, facts.simple_transmission, facts.dealercomments].filter(Boolean).map(String),
    ...(photos ? [`${photos} photo${photos === 1 ? '' : 's'}`] : []),
  ]
  return `${read.stocknum}: ${parts.join(', ')}`.replaceAll('\u00a0', ' ')
}

it('are ten', () => expect(new Set(SAMPLES.map(({ id }) => id)).size).toBe(10))

it.each(SAMPLES.map((sample) => [sample.title, sample] as const))(
  '%s',
  async (_, { text, letters, cars, notes }) => {
    const read = await readFileOf(Buffer.from(text, letters === 'windows' ? 'latin1' : 'utf8'))
    expect(read.items.map(carOf)).toEqual(cars)
    expect(read.notes).toEqual(notes)
  },
)

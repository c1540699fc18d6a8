import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Visit } from '@/app/(site)/sites/[host]/cars/[slug]/_components/Visit'
import { exampleCar } from '../../helpers/car'
import { location } from './location'

const NOW = new Date('2026-11-24T00:00:00Z')
const sales = location('sales', { primary: true })
const elsewhere = location('parts', {
  slug: 'other',
  address: { street: '1 Long Street', city: 'Noosaville' },
})

test.each([
  ['with the departments of its address', [sales, location('service'), elsewhere], ['Sales', 'Service']],
  ['with its own alone', [sales, elsewhere], []],
])('C1 a car’s page has the card of its place, %s', (_, locations, departments) => {
  const html = renderToStaticMarkup(
    <Visit car={exampleCar()} location={sales} locations={locations} now={NOW} />,
  )
  const tabs = ['Sales', 'Service', 'Parts'].filter((name) => new RegExp(`>${name}<`).test(html))
  expect(tabs).toEqual(departments)
})

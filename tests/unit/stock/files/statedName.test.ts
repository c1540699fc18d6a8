/** Parts whose name, or kind, is a value of the file. */
import { expect, it } from 'vitest'
import { readItem } from '@/features/stock/validate'
import { readFileOf } from '../../../helpers/stockFile'

const carOf = async (text: string) => (await readFileOf(Buffer.from(text))).items[0]

it.each([
  [
    '<price type="EGC">19990</price><price type="DAP">21990</price>',
    { price: '21990', price_type: 'drive_away' },
  ],
  ['<price type="EGC">19990</price><price type="cost">15000</price>', { price: '19990', price_type: 'egc' }],
  [
    '<price type="was">23990</price><price type="now">21990</price>',
    { price: '21990', before_price: '23990' },
  ],
  [
    '<colour type="exterior">Red</colour><colour type="interior">Black</colour>',
    { colour: 'Red', interior_colour: 'Black' },
  ],
  [
    '<photo type="main">https://a/1.jpg</photo><photo type="interior">https://a/2.jpg</photo>',
    { images: ['https://a/1.jpg', 'https://a/2.jpg'] },
  ],
])('tells things of one name apart by what they say they are: %s', async (parts, item) => {
  const xml = `<s><v><stockno>A1</stockno><make>Kia</make><model>Rio</model>${parts}</v></s>`
  expect(await carOf(xml)).toMatchObject(item)
})

it('reads JSON-LD as websites have it', async () => {
  const car = {
    ...{ '@type': 'Car', sku: 'A1', brand: { '@type': 'Brand', name: 'Kia' }, model: 'Rio' },
    ...{ vehicleModelDate: '2019', itemCondition: 'https://schema.org/UsedCondition' },
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 1000, unitCode: 'SMI' },
    offers: { '@type': 'Offer', price: 18990, availability: 'https://schema.org/InStock' },
  }
  const item = await carOf(JSON.stringify([car]))
  const read = readItem(item, 0, { mode: 'batch', dealership: 'yard' })
  expect(read).toMatchObject({
    ...{ ok: true, stocknum: 'A1' },
    facts: { make: 'Kia', year: 2019, car_type: 'used', km: 1609, price: 18990, status: 'in_stock' },
  })
})

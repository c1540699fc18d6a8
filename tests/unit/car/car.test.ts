import { describe, expect, it } from 'vitest'
import { carAlt, carFormHref, carImages, carVariant, spokenModel } from '@/core/car/text'
import { cardFacts } from '@/components/car/facts'
import { type Favourite, factsText, parseFacts, parseList, toggled } from '@/components/car/garage'

const car = {
  id: '1',
  name: 'n',
  slug: 's',
  make: 'Toyota',
  model: 'RAV4',
  primary_image_url: null,
} satisfies Favourite
const numbered = (id: string): Favourite => ({ ...car, id, slug: `s${id}` })

describe('garage in this browser (G2)', () => {
  it.each(['', 'null', '{', '{"id":"1"}', '[1, null, {"id":1}]'])('reads nothing from %s', (json) =>
    expect(parseList(json)).toEqual([]),
  )
  it('keeps the spec’s shape', () =>
    expect(parseList(JSON.stringify([{ ...car, price: 1, vin: 'x' }]))).toEqual([car]))
  it('reads a page’s facts, or nothing', () => {
    for (const price of [31990, null]) expect(parseFacts(factsText(car, price))).toEqual({ car, price })
    const pictured = { ...car, name: 'A "GT"\nMk 2', primary_image_url: '/media/a.webp' }
    expect(parseFacts(factsText(pictured, 1))).toEqual({
      car: { ...pictured, name: 'A "GT" Mk 2' },
      price: 1,
    })
    for (const text of [null, undefined, '', '{', '[]', '1\nn\ns']) expect(parseFacts(text)).toBeNull()
  })
  it('toggles', () => {
    expect(toggled([], car, 4)).toEqual([car])
    expect(toggled([car], car, 4)).toEqual([])
  })
  it('takes no fifth car to compare', () => {
    const four = ['1', '2', '3', '4'].map(numbered)
    expect(toggled(four, numbered('5'), 4)).toEqual(four)
  })
})

describe('a card’s words', () => {
  it.each([
    [{ model: 'RAV4', badge: 'Cruiser', series: 'null' }, 'Cruiser'],
    [{ model: 'Granvia', badge: 'Granvia 8 Seat', series: 'GDH303R' }, '8 Seat GDH303R'],
    [{ model: 'Granvia', badge: 'null', series: 'GDH303R' }, 'GDH303R'],
    [{ model: 'i', badge: 'iLoad Crew', series: null }, 'iLoad Crew'],
  ])('joins badge and series after the model: %j', (car, variant) => expect(carVariant(car)).toBe(variant))
  it('describes a picture by facts', () =>
    expect(carAlt({ year: 2023, make: 'Toyota', model: 'RAV4', colour: 'Blue' }, 2)).toBe(
      '2023 Toyota RAV4, blue, photo 2',
    ))
  it.each([
    ['Toyota', 'RAV4', 'RAV4'],
    ['Mazda', '3', 'Mazda 3'],
    ['Porsche', '911', 'Porsche 911'],
    ['Audi', 'Q5', 'Audi Q5'],
    ['Mazda', 'CX-5', 'CX-5'],
    ['Kia', 'EV6', 'EV6'],
  ])('names the %s %s within a sentence as %s', (make, model, spoken) =>
    expect(spokenModel({ make, model })).toBe(spoken),
  )
  it('gives each form an address', () => {
    expect(carFormHref({ slug: 's' }, 'enquiry')).toBe('/cars/s#enquire')
    expect(carFormHref({ slug: 's' }, 'photos')).toBe('/cars/s?form=photos#enquire')
  })
  it('shows pictures once, the primary one first, in the feed’s order (V11)', () => {
    const image = (url: string) => ({ image: { url } })
    const urls = (of: Parameters<typeof carImages>[0]) => carImages(of).map(({ url }) => url)
    expect(
      urls({ images: [image('/a'), image('/b'), image('/a')], primary_image_url: '/b', thumbnails: ['/t'] }),
    ).toEqual(['/b', '/a'])
    expect(urls({ images: [], primary_image_url: null, thumbnails: ['/t'] })).toEqual(['/t'])
    expect(urls({ images: null, primary_image_url: null, thumbnails: null })).toEqual([])
  })
  it('counts kilometres for cars and beds for caravans', () => {
    const facts = (of: Partial<Parameters<typeof cardFacts>[0]>) =>
      cardFacts({ car_type: 'used', ...of }).map(({ text }) => text)
    const bodied = { km: 0, simple_body: 'SUV', simple_fuel: 'null', simple_transmission: 'Manual' }
    expect(facts({ ...bodied, car_type: 'new' })).toEqual(['0 km', 'Manual', 'SUV'])
    expect(facts(bodied), 'nobody read the odometer').toEqual(['Manual', 'SUV'])
    expect(
      facts({
        simple_body: 'Caravan',
        specifications: { sleeps: 4, body_length: 5900, tare_weight: 2240, axle_type: 'Tandem' },
      }),
    ).toEqual(['Sleeps 4', '5.9 m', 'Tare 2,240 kg', 'Tandem axle'])
  })
})

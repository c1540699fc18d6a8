import { describe, expect, it } from 'vitest'
import { feedRows } from '@/admin/car/feedRows'

const CAR = {
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  car_type: 'used',
  price: 9,
  name: 'Ours',
  images: [],
  updated_at: 1,
}
const image = (url: string) => ({ image: { url } })

describe('B6 a value of staff beside the feed’s', () => {
  it('is told in words, with what the form has to hold for the feed to lead again', () => {
    const feed_values = { price: 20_000, name: null, badge: null }
    expect(feedRows({ ...CAR, badge: 'GT', feed_values })).toMatchObject([
      { name: 'price', own: '$9', feed: '$20,000', value: 20_000 },
      { name: 'name', own: 'Ours', feed: '2020 Kia Rio', value: '2020 Kia Rio' },
      { name: 'badge', own: 'GT', feed: 'Nothing', value: null },
    ])
  })
  it('pictures are counted and stand for their first one', () => {
    const feed_values = {
      images: [image('/media/a.webp'), image('/media/b.webp')],
      primary_image_url: null,
      thumbnails: null,
    }
    expect(feedRows({ ...CAR, images: [image('/media/a.webp')], feed_values })).toMatchObject([
      { name: 'images', own: '1 photo', feed: '2 photos' },
    ])
  })
  it('a car that staff marked as sold is for sale to the feed, and can be again', () => {
    const car = { ...CAR, status: 'sold', sold: true, feed_values: { status: null } }
    expect(feedRows(car)).toMatchObject([{ own: 'Sold', feed: 'For sale', value: 'in_stock' }])
  })
  it('a car of nobody’s feed has none', () => {
    expect(feedRows({ ...CAR, feed_values: null })).toEqual([])
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewList } from '@/components/reviews/ReviewList'
import type { ReviewView } from '@/core/dealer/views'

const review = (image: ReviewView['image']): ReviewView => ({
  ...{ id: 'r', customer_name: 'Rosie L.', text: 'Found it before I did.', rating: 5 },
  ...{ review_date: '01/03/2026', image },
})
const drawn = (image: ReviewView['image']): string =>
  renderToStaticMarkup(<ReviewList reviews={[review(image)]} now={new Date('2026-04-01T00:00:00Z')} />)

test.each([
  ['its small picture', { url: '/media/x/big.jpg', thumb: { url: '/media/x/small.jpg' } }],
  ['its only picture', { url: '/media/x/small.jpg' }],
])('C5 a reviewer with a picture is shown by %s', (_which, image) => {
  const html = drawn(image)
  expect(html).toMatch(/src="\/pictures\/\d+\/x\/small\.jpg\.webp"/)
  expect(html).not.toContain('big.jpg')
  // The name stands beside it.
  expect(html).toContain('alt=""')
})

test.each([
  ['is not there', null],
  ['another host has', { url: 'https://r.example/face.jpg' }],
])('C5 nothing takes the place of a picture that %s, no initials either', (_which, image) => {
  const html = drawn(image)
  expect(html).not.toContain('<img')
  expect(html.match(/<figcaption>.*<\/figcaption>/)?.[0]).toBe(
    '<figcaption><b>Rosie L.</b><span>1 month ago</span></figcaption>',
  )
})

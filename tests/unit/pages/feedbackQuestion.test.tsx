import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FeedbackQuestion } from '@/components/reviews/FeedbackQuestion'

describe('FeedbackQuestion', () => {
  it.each([
    ['no name', 'Valued Customer', 'Our Dealership', 'Valued Customer, how was Our Dealership?'],
    ['both names', 'Jo', 'McKay South', '<bdi>Jo</bdi>, how was <bdi>McKay South</bdi>?'],
    ['one name', 'Jo', 'Our Dealership', '<bdi>Jo</bdi>, how was Our Dealership?'],
    ['a tag', '<b>', 'Our Dealership', '<bdi>&lt;b&gt;</bdi>, how was Our Dealership?'],
  ])('marks the names of a link with %s', (_with, first_name, dealership_name, html) => {
    expect(renderToStaticMarkup(<FeedbackQuestion names={{ first_name, dealership_name }} />)).toBe(
      `<p class="feedback__who given">${html}</p>`,
    )
  })
})

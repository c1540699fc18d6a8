import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FeedValues } from '@/admin/car/FeedValues'

vi.mock('@payloadcms/ui', () => ({
  useForm: () => ({}),
  useFormFields: (pick: (state: [Record<string, unknown>]) => unknown) =>
    pick([{ price: { value: form.price } }]),
}))
const form = { price: 20_000 }
const row = { name: 'price', label: 'Price', own: '$20,000', feed: '$19,000', value: 19_000 }
const shown = () => renderToStaticMarkup(<FeedValues rows={[row]} />)

it('says before and after the press that the feed’s value comes with the save', () => {
  expect(shown()).toMatch(/applies when you save.*<button.*Use the feed’s/)
  form.price = 19_000
  expect(shown()).toMatch(/Follows the feed again when you save/)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { TitleCell } from '@/admin/kit/list/RowCells'

vi.mock('@payloadcms/ui', () => ({}))
const find = ({ collection, where }: { collection: string; where: { id: { in?: string[] } } }) => ({
  docs: where.id.in?.map((id) =>
    collection === 'models' ? { id, image: { url: `/media/${id}.webp` } } : { id, url: `/media/${id}.webp` },
  ) ?? [{ name: 'Harbour Used Caloundra' }],
})

const draw = async (rowData: object, look: object): Promise<string> => {
  const props = { cellData: 'Sam Lee', collectionSlug: 'offers', link: true, payload: { find } }
  // Of Payload's many props the cell uses these.
  const drawn: unknown = await Reflect.apply(TitleCell, undefined, [{ ...props, rowData, look }])
  return renderToStaticMarkup(<>{drawn}</>)
}
const pictureIn = (html: string): string | undefined => /src="([^"]+)"/.exec(html)?.[1]

it.each([
  ['a picture of the library', { image: 'm1' }, '/pictures/160/m1.webp.webp'],
  [
    'the first of two that there is',
    { image: null, image_url: '/media/a.webp' },
    '/pictures/160/a.webp.webp',
  ],
  ['that of its model', { model: 'm2' }, '/pictures/160/m2.webp.webp'],
  ['one of several parts', { image: { url: '/media/b.webp' } }, '/pictures/160/b.webp.webp'],
  [
    'the first of its blocks',
    { layout: [{ heading: 'picture' }, { items: [{ picture: '/media/c.webp' }] }] },
    '/pictures/160/c.webp.webp',
  ],
  ['none', {}, undefined],
])('a row of a list is shown with %s', async (_of, row, address) => {
  const pictures = ['image', 'image_url', 'layout', 'model']
  const html = await draw({ id: 'o1', ...row }, { pictures })
  expect(pictureIn(html)).toBe(address)
  expect(html).toContain('href="/admin/collections/offers/o1"')
})

it('a person without a picture has initials, and its line says what else there is', async () => {
  const html = await draw(
    { id: 'u1', role: 'Sales', place: null },
    { pictures: [], isPerson: true, notes: ['role', 'place'] },
  )
  expect(html).toContain('<span aria-hidden="true" class="fc-row__face">SL</span>')
  expect(html).toContain('<small class="fc-row__note">Sales</small>')
})

it.each([
  ['Used cars, Caloundra', 'l1', 'Used cars'],
  ['Used cars, Noosa', 'l1', 'Used cars, Noosa'],
  ['Used cars, Caloundra', null, 'Used cars, Caloundra'],
  ['Caloundra', 'l1', 'Caloundra'],
])('of the job %j at the place %s its line says %j', async (role, place, note) => {
  const look = { pictures: [], isPerson: true, notes: ['role'], place: 'place' }
  expect(await draw({ id: 'u1', role, place }, look)).toContain(`<small class="fc-row__note">${note}</small>`)
})

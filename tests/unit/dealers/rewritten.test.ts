import { expect, it } from 'vitest'
import { rewritten } from '@/features/dealers/copyContent'

const ids = new Map([
  ['old-tenant', 'new-tenant'],
  ['pic1', 'pic2'],
])

it('names the new ids wherever an old one stood, and leaves other words alone', () => {
  const day = new Date(0)
  const row = {
    tenant: 'old-tenant',
    image: 'pic1',
    layout: [{ url: '/media/old-tenant/a.webp', text: 'old-tenant and pic1' }],
    seo: { image_url: 'https://x.example/media/old-tenant/b.webp' },
    demo: '/media/demo/c.webp',
    ...{ day, count: 3, none: null },
  }
  expect(rewritten(row, ids)).toEqual({
    tenant: 'new-tenant',
    image: 'pic2',
    layout: [{ url: '/media/new-tenant/a.webp', text: 'old-tenant and pic1' }],
    seo: { image_url: 'https://x.example/media/new-tenant/b.webp' },
    demo: '/media/demo/c.webp',
    ...{ day, count: 3, none: null },
  })
  expect(row.tenant).toBe('old-tenant')
})

import { expect, test } from 'vitest'
import { pagePicture } from '@/features/pages/pages.rules'

const seo = { title: 'Service', description: '' }
const intro = { blockType: 'intro', picture: '/media/a/workshop.webp' }

test.each([
  [
    'the chosen one',
    { seo: { ...seo, image_url: '/media/a/share.webp' }, layout: [intro] },
    '/media/a/share.webp',
  ],
  [
    'that of its first block with one',
    { seo, layout: [{ blockType: 'faq' }, { ...intro, picture: '' }, intro] },
    '/media/a/workshop.webp',
  ],
  ['none', { seo, layout: [{ blockType: 'faq' }, { blockType: 'intro', picture: null }] }, undefined],
])('Q3 a shared page shows %s', (_what, page, picture) => expect(pagePicture(page)).toBe(picture))

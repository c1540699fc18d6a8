import type { Page } from '@/payload-types'

/** A front page that leads to the stock, so that a new website has one. Staff replace it by their own. */
export const firstHome = (name: string): Pick<Page, 'title' | 'slug' | 'layout'> => ({
  title: name,
  slug: 'home',
  layout: [
    {
      blockType: 'hero',
      heading: name,
      text: 'Have a look at what is here today. Every one has its price.',
      finder: true,
    },
    { blockType: 'stockRail', heading: 'New here', preset: 'latest' },
    { blockType: 'locations', heading: 'Where we are', show: 'all', display: 'cards' },
  ],
})

import type { PageDefinition } from '@/definitions/definition'
import { carPicture } from '../theme'

export const home: PageDefinition = {
  slug: 'home',
  title: 'Home',
  seo: {
    title: 'Caravans, camper trailers and 4x4s in Perth',
    description:
      'Caravans, camper trailers and the 4x4s to pull them, from one family yard in Bassendean, Western Australia. Weights in writing, handover on dirt.',
    image_url: '/media/assets/outback-caravans/hero.webp',
  },
  layout: [
    {
      blockType: 'hero',
      heading: 'Take the long way home.',
      text: 'Caravans, camper trailers and the 4x4s to pull them. One yard in Bassendean, run by people who have been bogged in most of the places you are going.',
      picture: '/media/assets/outback-caravans/hero.webp',
      picture_phone: '/media/assets/outback-caravans/hero-phone.webp#focus=50,70',
      tone: 'light',
      finder: true,
      finder_fields: ['make', 'model', 'price'],
      finder_types: [
        { label: 'Everything', query: '' },
        { label: 'Caravans', query: 'item_type=Caravan' },
        { label: '4x4s', query: 'item_type=4x4' },
      ],
      facts: [
        {
          icon: 'caravan',
          text: '{in_stock} rigs in the yard; others on the list are just sold or on the way',
        },
        { icon: 'tent', text: 'Handover on dirt, not carpet' },
        { icon: 'people', text: 'Family owned since 1988' },
      ],
    },
    {
      blockType: 'bodyTiles',
      heading: 'A van, or something to pull it?',
      tiles: [
        { label: 'Caravans', href: '/search?body=Caravan', picture: carPicture('cutout-caravan-hero') },
        { label: '4x4s', href: '/search?body=4WD', picture: carPicture('cutout-4x4-hero') },
        { label: 'Utes', href: '/search?body=Ute', picture: carPicture('cutout-ute-hero') },
      ],
    },
    {
      blockType: 'stockRail',
      heading: 'In the yard this week',
      preset: 'latest&sold=here',
      limit: 6,
      link_label: 'See all',
      link_href: '/search?status=in_stock&sortBy=latest',
    },
    {
      blockType: 'reasons',
      heading: 'How we hand over',
      items: [
        {
          icon: 'scale',
          title: 'Weights in writing',
          text: 'Tare, ATM and ball weight measured on our own scale, on a card in the window and on the page.',
        },
        {
          icon: 'compass',
          title: 'An hour on dirt',
          text: 'Every handover ends on our test track: hitching, reversing, pressures, recovery points.',
        },
        {
          icon: 'wrench',
          title: 'Ready for corrugations',
          text: 'Bearings, brakes, seals and gas checked in our workshop, with the report in your glovebox.',
        },
      ],
    },
    { blockType: 'offersRail', heading: 'Worth the drive', limit: 2 },
    { blockType: 'reviews', heading: 'From the road', limit: 3 },
    { blockType: 'postsRail', heading: 'From the journal', limit: 3, link_label: 'The whole journal' },
    { blockType: 'locations', heading: 'One yard, eight acres', show: 'sales', link_label: 'Plan a visit' },
    {
      blockType: 'sellBanner',
      heading: 'Sell or consign yours',
      text: 'We come and look, anywhere south of Geraldton.',
      link_label: 'Get a price',
    },
  ],
}

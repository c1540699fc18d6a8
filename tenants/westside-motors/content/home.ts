import type { PageDefinition } from '@/definitions/definition'
import { carPicture } from '../theme'

const tile = (label: string, type: string) => ({
  label,
  href: `/search?body=${label}`,
  picture: carPicture(`cutout-${type}-hero`),
})

export const home: PageDefinition = {
  slug: 'home',
  title: 'Home',
  seo: {
    title: 'Used, demo and new cars in Melbourne, Geelong, Ballarat and Adelaide',
    description:
      'Used, demo and new cars at six yards in Victoria and South Australia. Hold any of them online for $200, fully refundable for 48 hours.',
    image_url: '/media/assets/westside-motors/hero.webp',
  },
  layout: [
    {
      blockType: 'hero',
      heading: 'Find it tonight.\nHold it for $200.',
      text: '{count} used, demo and new cars from six yards in Victoria and South Australia. Reserve online and it is yours for 48 hours.',
      picture: '/media/assets/westside-motors/hero.webp',
      picture_phone: '/media/assets/westside-motors/hero-phone.webp',
      tone: 'dark',
      finder: true,
      finder_fields: ['make', 'model', 'price'],
      facts: [
        { icon: 'car', text: '{count} cars from six yards' },
        { icon: 'lock', text: '$200 hold, fully refundable' },
        { icon: 'clock', text: 'Repayments in 3 minutes' },
      ],
    },
    {
      blockType: 'stockRail',
      heading: 'New on the lot',
      preset: 'latest',
      limit: 8,
      link_label: 'See all',
      link_href: '/search?sortBy=latest',
    },
    {
      blockType: 'bodyTiles',
      heading: 'Pick a shape',
      tiles: [
        tile('SUV', 'suv'),
        tile('Ute', 'ute'),
        tile('Hatch', 'hatch'),
        tile('Sedan', 'sedan'),
        tile('Wagon', 'wagon'),
        tile('Van', 'van'),
        tile('4WD', '4x4'),
        tile('Coupe', 'coupe'),
      ],
    },
    {
      blockType: 'reasons',
      heading: 'Buying, the short version',
      items: [
        {
          icon: 'search',
          title: 'Find it',
          text: 'Every car has a full price and the flaws written next to the pictures.',
        },
        {
          icon: 'lock',
          title: 'Hold it',
          text: '$200 by card holds it for 48 hours. Change your mind and the refund starts itself.',
        },
        {
          icon: 'wallet',
          title: 'Fund it',
          text: 'See a repayment with its comparison rate on every car. Apply when you are ready.',
        },
        {
          icon: 'truck',
          title: 'Drive it',
          text: 'Collect from any of six yards or have it on your driveway, anywhere in Victoria or South Australia.',
        },
      ],
    },
    { blockType: 'makeTiles', heading: 'By badge', limit: 12 },
    { blockType: 'offersRail', heading: 'Running now', limit: 3 },
    {
      blockType: 'sellBanner',
      heading: 'Sell us yours',
      text: 'Tell us what it is. We pay the day we collect.',
      link_label: 'Get a price',
    },
    { blockType: 'locations', heading: 'Six yards', show: 'sales' },
    { blockType: 'reviews', heading: 'What {reviews} buyers said', limit: 3 },
  ],
}

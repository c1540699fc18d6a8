import type { PageDefinition } from '@/definitions/definition'
import { carPicture } from '../theme'

const tile = (label: string, href: string, type: string) => ({
  label,
  href,
  picture: carPicture(`cutout-${type}-hero`),
})

export const home: PageDefinition = {
  slug: 'home',
  title: 'Home',
  seo: {
    title: 'New, demo and used Toyotas on the Sunshine Coast',
    description:
      'New and demo Toyotas and used cars at three Sunshine Coast yards: Maroochydore, Noosaville and Caloundra. The price you see is the price you drive away for.',
    image_url: '/media/assets/harbour-toyota/hero.webp',
  },
  layout: [
    {
      blockType: 'hero',
      heading: 'Good cars, straight prices, salt air.',
      text: 'New and demo Toyotas and used cars, many of them certified, at three Sunshine Coast yards. The price you see is the price you drive away for.',
      picture: '/media/assets/harbour-toyota/hero.webp#focus=84,100',
      picture_phone: '/media/assets/harbour-toyota/hero-phone.webp#focus=50,100',
      tone: 'light',
      finder: true,
      finder_fields: ['body', 'model', 'price'],
      facts: [
        { icon: 'car', text: '{count} new, demo and used cars' },
        { icon: 'star', text: '{rating} from {reviews} reviews' },
        { icon: 'pin', text: 'Three yards, one price list' },
      ],
    },
    {
      blockType: 'bodyTiles',
      heading: 'What shape of car?',
      tiles: [
        tile('SUV', '/search?body=SUV', 'suv'),
        tile('Ute', '/search?body=Ute', 'ute'),
        tile('Hatch', '/search?body=Hatch', 'hatch'),
        tile('Sedan', '/search?body=Sedan', 'sedan'),
        tile('Van', '/search?body=Van', 'van'),
        tile('4WD', '/search?body=4WD', '4x4'),
      ],
    },
    {
      blockType: 'promoSlider',
      slides: [
        {
          title: 'HiLux demonstrators, on the road this week',
          picture: '/media/assets/harbour-toyota/promo-ute.webp',
          picture_phone: '/media/assets/harbour-toyota/promo-ute-phone.webp',
          label: 'See the demonstrators',
          href: '/search/demo-cars?make=Toyota&model=HiLux',
        },
        {
          title: 'Certified SUVs, each with 90 checks behind it',
          picture: '/media/assets/harbour-toyota/promo-suv.webp',
          picture_phone: '/media/assets/harbour-toyota/promo-suv-phone.webp',
          label: 'See certified SUVs',
          href: '/search/used-cars?body=SUV&certified=true',
        },
      ],
    },
    {
      blockType: 'stockRail',
      heading: 'Just landed',
      preset: 'latest',
      limit: 8,
      link_label: 'See all',
      link_href: '/search?sortBy=latest',
    },
    {
      blockType: 'reasons',
      heading: 'Why people drive past two other dealers',
      items: [
        {
          icon: 'badge-check',
          title: 'Certified means 90 checks',
          text: 'Each certified car passes a 90-point inspection and leaves with a 1-year warranty and 12 months roadside assist.',
        },
        {
          icon: 'refresh',
          title: '48 hours to change your mind',
          text: 'Live with it for a weekend. If it is not right, bring it back and we refund the price.',
        },
        {
          icon: 'wrench',
          title: 'Servicing from $245',
          text: 'Capped-price services for five years or 75,000 km on most new models, booked online.',
        },
      ],
    },
    { blockType: 'makeTiles', heading: 'Or start with a name', of: 'model', limit: 8 },
    { blockType: 'offersRail', heading: 'On offer', limit: 3 },
    {
      blockType: 'sellBanner',
      heading: 'We would love to buy your car',
      text: 'A written price in 20 minutes. Paid the day you hand over the keys.',
      link_label: 'Get a price',
    },
    { blockType: 'locations', heading: 'Three yards, 40 minutes apart', show: 'sales' },
    { blockType: 'reviews', heading: '{rating} stars, {reviews} reviews', limit: 3 },
  ],
}

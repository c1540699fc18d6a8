import type { PageDefinition } from '@/definitions/definition'
import { carPicture } from '../theme'

export const tow: PageDefinition = {
  slug: 'what-can-i-tow',
  title: 'What can I tow?',
  seo: {
    description:
      'What your car may tow, on paper and in real life, van by van: full weight, what is left over, and what that leaves for people and dog.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'What can I tow?',
      text: 'Less than the brochure says, more than you fear. Say what you drive, and every van in the yard steps on the scale.',
      picture: '/media/assets/outback-caravans/pair.webp',
      picture_alt: 'A 4x4 with a caravan behind it on red earth, facing left',
    },
    {
      blockType: 'reasons',
      heading: 'The five numbers behind it',
      items: [
        {
          icon: 'gauge',
          title: 'Braked towing limit',
          text: 'From the handbook: the most your car may pull.',
        },
        {
          icon: 'wrench',
          title: 'Tow bar rating',
          text: 'On the bar itself. Often lower than the handbook, and then it wins.',
        },
        {
          icon: 'caravan',
          title: 'Ball weight limit',
          text: 'How hard the van may press down, usually a tenth of what it may weigh.',
        },
        {
          icon: 'scales',
          title: 'Gross combination mass',
          text: 'Your car, the van, people, water, dog: all of it, on one scale.',
        },
        { icon: 'weight', title: 'Rear axle limit', text: 'The one everybody forgets.' },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'The ute in the advertisement',
      text: 'A dual-cab ute rated to 3,500 kg, with two adults, a canopy, a fridge and a full tank, has used up enough of its combination mass that about 2,700 kg is left for the van. That is a good van. It is not the one in the advertisement.\n\nSo take the ATM, not the tare. Nobody ever towed an empty van across the Nullarbor.',
      picture: carPicture('ute-2-white-hero'),
      picture_alt: 'A white dual-cab ute on red earth',
      side: 'left',
      link_label: 'Ball weight, in plain words',
      link_href: '/blog/ball-weight-in-plain-words',
    },
    {
      blockType: 'enquiryForm',
      heading: 'Ask Wayne',
      text: 'Your rego, what is fitted to the car, and who comes along. He answers in the evening, with sums.',
      subcategory: 'Towing question',
      location_slug: 'bassendean',
    },
  ],
}

import type { PageDefinition } from '@/definitions/definition'

export const subscriptions: PageDefinition = {
  slug: 'pages/subscriptions',
  title: 'Subscriptions',
  seo: {
    description:
      'Have a caravan by the week: rego, servicing and insurance included, and 30 days notice to end it. What it costs and what it does not cover.',
  },
  layout: [
    {
      blockType: 'intro',
      heading: 'A van by the week, for people who are not sure yet.',
      text: 'One weekly price with rego, servicing and insurance in it. Keep it for a season or a year. Stop with 30 days notice.',
      picture: '/media/assets/outback-caravans/week.webp',
      picture_alt: 'A white caravan on red earth',
      picture_place: 'beside',
      figures: [
        { figure: '8 weeks', label: 'at least' },
        { figure: '30 days', label: 'notice' },
        { figure: '$0', label: 'to join or to stop' },
      ],
    },
    {
      blockType: 'stockRail',
      display: 'weekly',
      heading: 'Three to begin with',
      text: 'Rego, insurance, servicing and the hour on dirt are in the weekly price. So is every kilometre: nobody counts them.',
      weeks: 8,
      preset: 'item_type=Caravan&status=in_stock&range[subscription_price]=1:',
      limit: 3,
      link_label: 'All that go by the week',
      link_href: '/search?range[subscription_price]=1:',
    },
    {
      blockType: 'reasons',
      display: 'lists',
      heading: 'What the weekly price buys',
      items: [
        {
          icon: 'done',
          title: 'In the price',
          text: '- Registration, for as long as you have it\n- Insurance, with an excess of $1,000\n- Servicing here, and bearings wherever you are\n- As many kilometres as there is road\n- The hour on dirt before you go',
        },
        {
          icon: 'wallet',
          title: 'Not in it',
          text: '- Gas, fuel, fines and flat tyres\n- Damage below the excess\n- Damage on a road with a sign that told you not to\n- A tow bar and wiring for what you drive: quoted first',
        },
      ],
    },
    {
      blockType: 'reasons',
      display: 'steps',
      heading: 'How it goes',
      items: [
        {
          icon: 'search',
          title: 'Pick a van',
          text: 'Any with a weekly price on its page. They are eight years old at most.',
        },
        {
          icon: 'scales',
          title: 'We weigh the pair',
          text: 'What you drive and what you want, on our scale. If it is too heavy we say so.',
        },
        {
          icon: 'compass',
          title: 'An hour on dirt',
          text: 'Hitch it, reverse it, change a wheel. Then it is yours by the week, eight weeks at least.',
        },
        {
          icon: 'swap',
          title: 'Swap it, if you like',
          text: 'After the eight weeks, for any other with a weekly price. You pay the new price from that day.',
        },
        {
          icon: 'calendar',
          title: 'Stop when you like',
          text: 'Ring. 30 days later you bring it back and we look it over together. No fee for stopping.',
        },
      ],
    },
    {
      blockType: 'imageText',
      heading: 'Or you keep it',
      text: 'Some do. A third of what you have paid by the week comes off the price on its page, and the van you know is the van you buy.',
      picture: '/media/assets/outback-caravans/hero.webp',
      picture_alt: 'A 4x4 towing a caravan on a red road',
      side: 'left',
      link_label: 'See all that go by the week',
      link_href: '/search?range[subscription_price]=1:',
    },
    {
      blockType: 'faq',
      heading: 'Asked before the first week',
      items: [
        {
          question: 'May I take it across the border?',
          answer:
            'Anywhere in Australia with a gazetted road. Tell us when you cross, so that a breakdown finds you.',
        },
        {
          question: 'Who may tow it?',
          answer:
            'Anybody over 25 whom you name, with a full licence and something that tows its full weight. We check the weights together.',
        },
        {
          question: 'What if something breaks in the middle of nowhere?',
          answer:
            'Ring Banjo before somebody else takes to it. He talks you through it, or finds the person nearby whom he would let do it.',
        },
        {
          question: 'When do I pay?',
          answer:
            'The first week before you leave, and then each Monday. There is no joining fee, no deposit and no bond.',
        },
        {
          question: 'What if I am back in week five?',
          answer: 'You pay the eight weeks. After those, 30 days notice ends it on any day you choose.',
        },
      ],
    },
    {
      blockType: 'enquiryForm',
      heading: 'Ask about a subscription',
      text: 'Which one, from when, and what you drive. Jo answers.',
      subcategory: 'Subscription',
      location_slug: 'bassendean',
    },
  ],
}

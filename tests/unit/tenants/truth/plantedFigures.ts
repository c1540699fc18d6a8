/** The Toyota dealer with one thing changed: each rule for figures must find its own. */
import type { TenantDefinition } from '@/definitions/definition'

export const PLANTED_FIGURES: [
  rule: string,
  change: (tenant: TenantDefinition) => Partial<TenantDefinition>,
][] = [
  [
    'a price of new ones for a model no longer made',
    ({ models }) => ({ models: models.map((model) => ({ ...model, status: 'discontinued' as const })) }),
  ],
  [
    'a model that its offer says is no longer made',
    ({ offers }) => ({
      offers: offers.map((offer) => ({
        ...offer,
        model_slug: 'toyota-rav4',
        description: 'No longer made like this.',
      })),
    }),
  ],
  [
    'a price for what comes with every used car',
    ({ config, pages }) => ({
      config: { ...config, guarantees: [{ title: '12 months roadside assist' }] },
      pages: pages.map((page) => ({
        ...page,
        layout: [{ blockType: 'intro', heading: 'Stuck?', text: 'It is $89.' }],
      })),
    }),
  ],
  [
    'a car’s page that is to say its statutory warranty',
    ({ pages }) => ({
      pages: pages.map((page) => ({
        ...page,
        layout: [{ blockType: 'intro', heading: 'Used', text: 'None by statute, and the page says so.' }],
      })),
    }),
  ],
  [
    'a ute that the picture of its post shows as a wagon',
    ({ posts }) => ({
      posts: posts.map((post) => ({
        ...post,
        image_url: '/media/assets/outback-caravans/hero.webp',
        body: 'Behind a D-MAX.',
      })),
    }),
  ],
  [
    'an offer of a rate that states other figures than the rate has',
    ({ offers }) => ({
      offers: offers.map((offer) => ({
        ...offer,
        disclaimer: offer.disclaimer?.replace('monthly fee $5', 'monthly fee $6'),
      })),
    }),
  ],
  [
    'an offer of a rate that states other figures than the rate has',
    ({ offers }) => ({
      offers: offers.map((offer) => ({
        ...offer,
        disclaimer: offer.disclaimer?.replace('to 60 months', 'to 84 months'),
      })),
    }),
  ],
  [
    'an offer of a rate with a car on its list that it does not hold for',
    ({ offers }) => ({
      offers: offers.map((offer) => ({
        ...offer,
        disclaimer: offer.disclaimer?.replace('financed $70,000', 'financed $60,000'),
      })),
    }),
  ],
  [
    'an offer of a rate with a car on its list that it does not hold for',
    ({ offers }) => ({
      offers: offers.map((offer) => ({ ...offer, stock_path: '/search/demo-cars' })),
    }),
  ],
  [
    'a car at a rate whose conditions its loan does not meet',
    ({ config }) => ({
      config: {
        ...config,
        finance: {
          ...config.finance,
          specialRates: config.finance?.specialRates?.map((rate) => ({ ...rate, largestAmount: 60_000 })),
        },
      },
    }),
  ],
]

/** The Toyota dealer with one thing changed: each rule for figures must find its own. */
import type { TenantDefinition } from '@/definitions/definition'
import type { Dealer } from './contentRules'

export const PLANTED_FIGURES: [
  rule: string,
  change: (tenant: TenantDefinition) => Partial<Dealer['tenant']>,
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
]

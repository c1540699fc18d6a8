/** Contradictions between the figures that a dealer's pages and offers state, and its models, rates and stock. */
import type { ContentRule } from './contentRules'

export const FIGURE_RULES: Record<string, ContentRule> = {
  'a price of new ones for a model no longer made': ({ tenant }) =>
    tenant.models.flatMap(({ slug, status, from_price }) =>
      status === 'discontinued' && from_price ? [`${slug}: ${from_price}`] : [],
    ),
  'a model that its offer says is no longer made': ({ tenant }) =>
    tenant.offers.flatMap(({ name, description, model_slug }) => {
      const model = tenant.models.find(({ slug }) => slug === model_slug)
      return /no longer made/i.test(description) && model && model.status !== 'discontinued' ? [name] : []
    }),
}

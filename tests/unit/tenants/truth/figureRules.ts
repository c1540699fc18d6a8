/** Contradictions between the figures that a dealer's pages and offers state, and its models, rates and stock. */
import type { TenantDefinition } from '@/definitions/definition'
import type { StockRow } from './stockFile'

export type FigureRule = (dealer: { tenant: TenantDefinition; stock: StockRow[] }) => string[]

/** Pictures that show a van behind a wagon. */
const WAGON_TOWS = /outback-caravans\/hero/
const written = (value: unknown): string => JSON.stringify(value)

export const FIGURE_RULES: Record<string, FigureRule> = {
  'a price of new ones for a model no longer made': ({ tenant }) =>
    tenant.models.flatMap(({ slug, status, from_price }) =>
      status === 'discontinued' && from_price ? [`${slug}: ${from_price}`] : [],
    ),
  'a model that its offer says is no longer made': ({ tenant }) =>
    tenant.offers.flatMap(({ name, description, model_slug }) => {
      const model = tenant.models.find(({ slug }) => slug === model_slug)
      return /no longer made/i.test(description) && model && model.status !== 'discontinued' ? [name] : []
    }),
  'a price for what comes with every used car': ({ tenant }) =>
    tenant.pages.flatMap(({ slug, layout }) => {
      const isProvided = (tenant.config.guarantees ?? []).some(({ title }) =>
        title.toLowerCase().includes(slug.replaceAll('-', ' ')),
      )
      return isProvided && /\$\d/.test(written(layout)) ? [slug] : []
    }),
  'a car’s page that is to say its statutory warranty': ({ tenant }) =>
    tenant.pages.flatMap(({ slug, layout }) =>
      /statut[^#]*\bpage (?:of the car |says)/i.test(written(layout)) ? [slug] : [],
    ),
  'a ute that the picture of its post shows as a wagon': ({ tenant }) =>
    tenant.posts.flatMap(({ slug, image_url, body }) =>
      WAGON_TOWS.test(image_url ?? '') && /\b(?:utes?|d-max|hilux)\b/i.test(body) ? [slug] : [],
    ),
}

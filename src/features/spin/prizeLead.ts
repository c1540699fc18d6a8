import type { Site } from '@/core/dealer/views'
import type { Draw } from './row'

/** The lead for the dealer's staff: who won what, and under which reference. */
export const prizeLead = ({ config, dealerships }: Site, draw: Draw): Record<string, unknown> => ({
  form: 'prize',
  name: draw.name ?? '',
  email: draw.email ?? '',
  phone: draw.phone ?? '',
  subcategory: draw.prize,
  message: `Won at spin to win: ${draw.prize}. Reference ${draw.reference}.`,
  dealership_slug: (dealerships.find(({ slug }) => slug === config.spin?.dealership) ?? dealerships[0])?.slug,
})

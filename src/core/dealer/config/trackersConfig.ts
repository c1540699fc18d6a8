/** A dealer's own accounts with Google and Meta, whose programs count visits and judge advertisements. */
import { z } from 'zod'

const GOOGLE_ID = /^(?:(?:GTM|GT|G|AW)-[A-Z0-9]{4,16})?$/
const META_ID = /^(?:\d{8,20})?$/

export const trackersConfigSchema = z.object({
  /** A container of Tag Manager, or one tag of Analytics or Ads. */
  google: z
    .string()
    .trim()
    .toUpperCase()
    .regex(GOOGLE_ID, 'Use the id that Google gave you, such as GTM-AB12CD3 or G-AB12CD34EF.')
    .default(''),
  meta: z
    .string()
    .trim()
    .regex(META_ID, 'Use the number of your pixel, such as 123456789012345.')
    .default(''),
  when: z.enum(['agreed', 'at once']).default('agreed'),
})
export type TrackersConfig = z.output<typeof trackersConfigSchema>

const COMPANIES = ['google', 'meta'] as const
export type Company = (typeof COMPANIES)[number]

export const companiesOf = (trackers: TrackersConfig): Company[] =>
  COMPANIES.filter((company) => trackers[company] !== '')

/** Null where there is nothing to load, and so nothing to choose. */
export const trackersOf = ({ trackers }: { trackers: TrackersConfig }): TrackersConfig | null =>
  companiesOf(trackers).length ? trackers : null

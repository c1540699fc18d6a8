/** A dealer's own accounts with Google and Meta, whose programs count visits and judge advertisements. */
import { z } from 'zod'
import { PARTNER_PLACES, type PartnerPlace } from '@/lib/partners/budget'

const GOOGLE_ID = /^(?:(?:GTM|GT|G|AW)-[A-Z0-9]{4,16})?$/
const META_ID = /^(?:\d{8,20})?$/

/** Without a name and password, which every visitor would read. */
const isPublicScript = ({ protocol, username, hostname }: URL): boolean =>
  protocol === 'https:' && !username && hostname.includes('.')

const scriptAddress = z
  .string()
  .trim()
  .max(300)
  .refine(
    (address) => address === '' || (URL.canParse(address) && isPublicScript(new URL(address))),
    'Use the whole address of the script, such as https://widgets.partner.example/badge.js.',
  )
  .default('')

const partnersSchema = z.object({
  media: scriptAddress,
  badge: scriptAddress,
  price: scriptAddress,
  payment: scriptAddress,
  action: scriptAddress,
  banner: scriptAddress,
} satisfies Record<PartnerPlace, typeof scriptAddress>)

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
  /** Scripts of others, each in a frame at its place (0151). */
  partners: partnersSchema.prefault({}),
})
export type TrackersConfig = z.output<typeof trackersConfigSchema>

const COMPANIES = ['google', 'meta'] as const
export type Company = (typeof COMPANIES)[number]

export const companiesOf = (trackers: TrackersConfig): Company[] =>
  COMPANIES.filter((company) => trackers[company] !== '')

export const partnerHosts = ({ partners }: TrackersConfig): string[] => [
  ...new Set(PARTNER_PLACES.flatMap((place) => (partners[place] ? new URL(partners[place]).hostname : []))),
]

/** Whom a visitor's yes names: one that is new asks again. */
export const namedBy = (trackers: TrackersConfig): string[] => [
  ...companiesOf(trackers),
  ...partnerHosts(trackers),
]

/** Null where there is nothing to load, and so nothing to choose. */
export const trackersOf = ({ trackers }: { trackers: TrackersConfig }): TrackersConfig | null =>
  namedBy(trackers).length ? trackers : null

/** Who a letter comes from, as it shows it. */
import { countryFacts } from '@/core/dealer/country/country'
import { contrast, mix } from '@/core/dealer/theme/colour'
import { nearestPassing } from '@/core/dealer/theme/nearest'
import { palette, PLAIN, type ColourName } from '@/core/dealer/theme/palette'
import type { Site } from '@/core/dealer/views'
import type { MailAddress } from '@/integrations/mail/types'
import { markUrl } from '@/lib/picture'

export interface Look {
  name: string
  /** Where the name leads, and where its pictures are. */
  origin: string
  lang: string
  /** The words in the header, which may be shorter than the name. */
  wordmark: string
  mark: string | null
  replyTo: MailAddress | undefined
  signature: readonly string[]
  colours: Record<ColourName, string>
}

/** Name, licence and postal address, as the law requires. */
function signature({ config, tenant }: Pick<Site, 'config' | 'tenant'>): string[] {
  const { street, city, state, postcode } = config.address
  return [
    [
      config.legalName || tenant.name,
      config.abn && `${countryFacts(config.country).businessNumber} ${config.abn}`,
    ],
    [config.licence],
    [street, [city, state, postcode].filter(Boolean).join(' ')],
    [config.phone && `Phone ${config.phone}`, config.email],
  ]
    .map((parts) => parts.filter(Boolean).join(', '))
    .filter(Boolean)
}

export const lookOf = (site: Pick<Site, 'config' | 'tenant' | 'origin'>): Look => {
  const { config, tenant, origin } = site
  return {
    name: tenant.name,
    origin,
    lang: countryFacts(config.country).lang,
    wordmark: config.logo.wordmark || tenant.name,
    mark: config.logo.mark ? new URL(markUrl(config.logo.mark), origin).href : null,
    replyTo: config.email ? { name: tenant.name, address: config.email } : undefined,
    signature: signature(site),
    colours: palette(config),
  }
}

/** A dealer of whom only the name is at hand, or the platform itself. */
export const plainLook = (name: string, origin: string, signed: readonly string[]): Look => ({
  ...{ name, origin, lang: 'en', wordmark: name, mark: null, colours: PLAIN, replyTo: undefined },
  signature: signed.filter(Boolean),
})

export interface Paint {
  ground: string
  card: string
  ink: string
  quiet: string
  line: string
  link: string
  sunken: string
  head: string
  headInk: string
  button: string
  buttonInk: string
}

/** What text needs (WCAG 2), and what a button needs to stand out from its ground. */
const [READABLE, VISIBLE] = [4.5, 3]
const NIGHT = {
  ...{ ground: '#0f1114', card: '#191c20', ink: '#f1f3f4' },
  ...{ quiet: '#b6bcc2', line: '#363b41', sunken: '#24282d' },
}
const readable = (front: string, ground: string): string => nearestPassing(front, ground, READABLE) ?? front

/** The first of the dealer's colours that stands out from a dark ground, with the text on it; black and grey do not. */
function buttonByNight({ brand, accent, ...colours }: Look['colours']): [ground: string, ink: string] {
  if (contrast(brand, NIGHT.card) >= VISIBLE) return [brand, colours['brand-ink']]
  if (contrast(accent, NIGHT.card) >= VISIBLE) return [accent, colours['accent-ink']]
  return [NIGHT.ink, NIGHT.card]
}

export function paintOf({ colours }: Look): { day: Paint; night: Paint } {
  const { brand, link, head, night } = colours
  const [button, buttonInk] = buttonByNight(colours)
  // A header that is light by day would glare.
  const isDark = contrast(head, '#ffffff') > READABLE
  return {
    day: {
      ground: colours.sunken,
      card: colours.surface,
      ink: colours.ink,
      quiet: colours['ink-2'],
      line: mix(colours.ink, colours.surface, 0.86),
      link: readable(link, colours.surface),
      sunken: colours.sunken,
      head,
      headInk: colours['head-ink'],
      button: brand,
      buttonInk: colours['brand-ink'],
    },
    night: {
      ...NIGHT,
      link: contrast(link, NIGHT.card) >= VISIBLE ? readable(link, NIGHT.card) : readable(button, NIGHT.card),
      head: isDark ? head : night,
      headInk: isDark ? colours['head-ink'] : colours['night-ink'],
      button,
      buttonInk,
    },
  }
}

import type { TenantConfig } from '@/domain/tenant/tenantConfig'

const NAME = /^[a-z0-9-]+$/
/** A token may be a length, gradient or font list. It must not end its declaration or the style element. */
const UNSAFE = /[;{}<>\\@]|url\(|\/\*/i

const FALLBACK_FACES = 'system-ui, sans-serif'

const faces = (name: string): string => (name.includes(',') ? name : `'${name}', ${FALLBACK_FACES}`)

/** A dealer with a single colour gets its button and link colours from it. */
const fromPrimary = (colour: string | undefined): Record<string, string> =>
  colour
    ? {
        brand: colour,
        'brand-hover': `color-mix(in oklab, ${colour}, #000000 18%)`,
        'brand-soft': `color-mix(in oklab, ${colour} 14%, #ffffff)`,
        soft: `color-mix(in oklab, ${colour} 14%, #ffffff)`,
        link: colour,
      }
    : {}

/**
 * The dealer's tokens as one rule. It is in the `theme` layer, so that CSS parts can override a token on
 * small screens. `html[data-theme]` overrides the plain theme in any order of the style sheets.
 */
export const themeCss = ({ theme, primaryColour }: Pick<TenantConfig, 'theme' | 'primaryColour'>): string => {
  const tokens: Record<string, string> = {
    ...fromPrimary(primaryColour),
    'font-display': faces(theme.fonts.display),
    'font-body': faces(theme.fonts.body),
    ...theme.colours,
    ...theme.tokens,
  }
  const safe = Object.entries(tokens).filter(([name, value]) => NAME.test(name) && !UNSAFE.test(value))
  return `@layer theme{html[data-theme]{${safe.map(([name, value]) => `--${name}:${value}`).join(';')}}}`
}

import type { TenantConfig } from '@/domain/tenant/tenantConfig'

const NAME = /^[a-z0-9-]+$/
/** A token may be a length, a gradient or a list of faces, never a way out of its declaration or of the style element. */
const UNSAFE = /[;{}<>\\@]|url\(|\/\*/i

const FALLBACK_FACES = 'system-ui, sans-serif'

const faces = (name: string): string => (name.includes(',') ? name : `'${name}', ${FALLBACK_FACES}`)

/** A dealer that gives one colour only gets its buttons and links from that. */
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
 * The dealer's tokens as one rule. In the `theme` layer, so that the parts may still change a token on a small screen;
 * `html[data-theme]` so that it wins over the plain theme whatever the order of the style sheets.
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

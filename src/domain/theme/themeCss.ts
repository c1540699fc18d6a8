import { fromPrimary, type ThemeInput } from './palette'

const NAME = /^[a-z0-9-]+$/
/** A token may be a length, gradient or font list. It must not end its declaration or the style element. */
const UNSAFE = /[;{}<>\\@]|url\(|\/\*/i

/** Shown until the dealer's own letters are there. Arial is about as wide as these, some systems' own font is not. */
const fallbackOf = (name: string): string =>
  name === 'Besley' ? 'Georgia, serif' : 'Arial, system-ui, sans-serif'

const faces = (name: string): string => (name.includes(',') ? name : `'${name}', ${fallbackOf(name)}`)

/**
 * The dealer's tokens as one rule. It is in the `theme` layer, so that CSS parts can override a token on
 * small screens. `html[data-theme]` overrides the plain theme in any order of the style sheets.
 */
export const themeCss = ({ theme, primaryColour }: ThemeInput): string => {
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

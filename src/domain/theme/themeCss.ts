import { familyList, fontFace, ownFonts } from './font'
import { fromPrimary, type ThemeInput } from './palette'

const NAME = /^[a-z0-9-]+$/
/** A token may be a length, gradient or font list. It must not end its declaration or the style element. */
const UNSAFE = /[;{}<>\\@]|url\(|\/\*/i

/**
 * In the `theme` layer, so that CSS parts can override a token on small screens.
 * `html[data-theme]` overrides the plain theme in any order of the style sheets.
 */
export const themeCss = ({ theme, primaryColour }: ThemeInput): string => {
  const tokens: Record<string, string> = {
    ...fromPrimary(primaryColour),
    'font-display': familyList(theme.fonts.display),
    'font-body': familyList(theme.fonts.body),
    ...theme.colours,
    ...theme.tokens,
  }
  const safe = Object.entries(tokens).filter(([name, value]) => NAME.test(name) && !UNSAFE.test(value))
  const faces = ownFonts(theme.fonts).map(fontFace).join('')
  return `${faces}@layer theme{html[data-theme]{${safe.map(([name, value]) => `--${name}:${value}`).join(';')}}}`
}

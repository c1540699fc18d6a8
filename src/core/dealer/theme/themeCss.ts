import { familyList, fontFace, ownFonts } from './font'
import { fromPrimary, type ThemeInput } from './palette'

const NAME = /^[a-z0-9-]+$/
/** A token may be a length, gradient or font list. It must not end its declaration or the style element. */
const UNSAFE = /[;{}<>\\@]|\/\*/
/** Others load something: `url`, `image-set`, `src`, `cross-fade`, and what browsers add to them. */
const FUNCTIONS =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|(?:repeating-)?(?:linear|radial|conic)-gradient|calc|min|max|clamp|var|cubic-bezier|steps|translate[xyz]?|scale[xyz]?|rotate|skew[xy]?|blur|brightness|contrast|saturate|drop-shadow|inset|polygon|circle|ellipse)$/i
const isSafe = (value: string): boolean =>
  !UNSAFE.test(value) &&
  [...value.matchAll(/([\w-]*)\(/g)].every(([, name = '']) => !name || FUNCTIONS.test(name))

/** By the names of their properties, without what is unsafe in a style. */
export const themeTokens = ({ theme, primaryColour }: ThemeInput): Record<`--${string}`, string> => {
  const tokens: Record<string, string> = {
    ...fromPrimary(primaryColour),
    'font-display': familyList(theme.fonts.display),
    'font-body': familyList(theme.fonts.body),
    ...theme.colours,
    ...theme.tokens,
  }
  const safe = Object.entries(tokens).filter(([name, value]) => NAME.test(name) && isSafe(value))
  return Object.fromEntries(safe.map(([name, value]) => [`--${name}`, value]))
}

/**
 * In the `theme` layer, so that CSS parts can override a token on small screens.
 * `html[data-theme]` overrides the plain theme in any order of the style sheets.
 */
export const themeCss = (input: ThemeInput): string => {
  const faces = ownFonts(input.theme.fonts).map(fontFace).join('')
  const tokens = Object.entries(themeTokens(input)).map(([name, value]) => `${name}:${value}`)
  return `${faces}@layer theme{html[data-theme]{${tokens.join(';')}}}`
}

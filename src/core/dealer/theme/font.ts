import { z } from 'zod'

/** `src/styles/fonts.css` has their files. */
export const PLATFORM_FONTS = ['Archivo', 'Besley', 'Figtree', 'Gabarito', 'Hanken Grotesk'] as const

export const familySchema = z
  .string('Give the font a name.')
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,59}$/u, 'Use letters, digits and spaces, 60 at most.')

const ownFontSchema = z.object({
  family: familySchema,
  file: z.string().regex(/^\/media(?:\/[\w-]+){1,2}\/\w[\w.-]*\.woff2$/, 'Choose a font of the list.'),
})
export type OwnFont = z.output<typeof ownFontSchema>

export const fontSchema = z.union([z.string(), ownFontSchema])
export type Font = z.output<typeof fontSchema>

export interface Fonts {
  display: Font
  body: Font
  preload: string[]
}

/** Different from the platform's names, so that a dealer's own "Archivo" is the dealer's file. */
const ownName = ({ family }: OwnFont): string => `own ${family}`

/** Shown where the browser has none of the local fonts that the fallback names, and until a dealer's own letters are there. */
const genericOf = (name: string): string =>
  name === 'Besley' ? 'Georgia, serif' : 'Arial, system-ui, sans-serif'

/** The value of a font token. A font of the platform has fallbacks of its own width (`src/styles/fonts.css`). */
export function familyList(font: Font): string {
  if (typeof font !== 'string') return `'${ownName(font)}', ${genericOf(font.family)}`
  const fallbacks = `'${font} fallback', '${font} fallback Android'`
  return font.includes(',') ? font : `'${font}', ${fallbacks}, ${genericOf(font)}`
}

export const ownFonts = ({ display, body }: Fonts): OwnFont[] => [
  ...new Map(
    [display, body].flatMap((font) => (typeof font === 'string' ? [] : [[font.file, font] as const])),
  ).values(),
]

/** A browser takes from the range what the file has: one weight, or an axis of weights. */
export const fontFace = (font: OwnFont): string =>
  `@font-face{font-family:'${ownName(font)}';font-weight:1 1000;font-display:swap;src:url('${font.file}') format('woff2')}`

/** Files to load before the style sheets name them. */
export const firstFiles = ({ display, preload }: Fonts): string[] => [
  ...preload,
  ...(typeof display === 'string' ? [] : [display.file]),
]

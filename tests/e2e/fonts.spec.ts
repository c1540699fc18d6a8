/** A font that comes late breaks no line anew: its fallbacks are as wide. */
import { PLATFORM_FONTS } from '../../src/core/dealer/theme/font'
import { expect, test } from './fixtures'
import { siteOf } from './setup'

const WORDS =
  'No salesperson in the back seat: half an hour, then we talk. Used cars in Brisbane from $24,990 drive away, 62,410 km'
const STYLES = [
  { weight: 400, stretch: '100%' },
  { weight: 700, stretch: '100%' },
]
/** The widest headings of the demo dealers. */
const WIDE = { family: 'Archivo', weight: 780, stretch: '118%' }
const FACES = [...PLATFORM_FONTS.flatMap((family) => STYLES.map((style) => ({ family, ...style }))), WIDE]
const FALLBACKS = ['fallback', 'fallback Android']

test('Q5 each font of the platform has fallbacks of its own width @desktop', async ({ page }) => {
  await page.goto(siteOf('westside-motors'))
  const widths = await page.evaluate(
    async ([faces, fallbacks, words]) => {
      const widthIn = async (family: string, weight: number, stretch: string) => {
        const line = document.createElement('span')
        line.textContent = words
        Object.assign(line.style, {
          position: 'absolute',
          whiteSpace: 'nowrap',
          fontFamily: `'${family}', monospace`,
          fontSize: '100px',
          fontWeight: `${weight}`,
          fontStretch: stretch,
        })
        document.body.append(line)
        void line.offsetWidth
        await document.fonts.ready
        const width = line.offsetWidth
        line.remove()
        return width
      }
      // A face whose local font is not there is refused.
      const isThere = (family: string, weight: number, stretch: string) =>
        document.fonts.load(`${weight} ${stretch === '118%' ? 'expanded ' : ''}100px '${family}'`).then(
          (loaded) => loaded.length > 0,
          () => false,
        )
      const rows = []
      for (const { family, weight, stretch } of faces)
        for (const fallback of fallbacks) {
          const own = `${family} ${fallback}`
          rows.push({
            face: `${own} ${weight} ${stretch}`,
            ...{
              family,
              weight,
              stretch,
              isDeclared: [...document.fonts].some((one) => one.family.includes(own)),
            },
            ratio: (await isThere(own, weight, stretch))
              ? (await widthIn(own, weight, stretch)) / (await widthIn(family, weight, stretch))
              : null,
          })
        }
      return rows
    },
    [FACES, FALLBACKS, WORDS] as const,
  )
  for (const { face, ratio, isDeclared } of widths) {
    expect(isDeclared, face).toBe(true)
    if (ratio !== null) expect(Math.abs(ratio - 1), face).toBeLessThan(0.04)
  }
  for (const { family, weight, stretch } of FACES) {
    const measured = widths.filter(
      (row) =>
        row.family === family && row.weight === weight && row.stretch === stretch && row.ratio !== null,
    )
    expect(
      measured.length,
      `no local font for a fallback of ${family} ${weight}: install fonts-liberation, or Roboto and Noto Serif`,
    ).toBeGreaterThan(0)
  }
})

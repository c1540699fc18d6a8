/** A font that comes late breaks no line anew: its fallback is as wide. */
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

test('Q5 each font of the platform has a fallback of its own width @desktop', async ({ page }) => {
  await page.goto(siteOf('westside-motors'))
  const widths = await page.evaluate(
    async ([faces, words]) => {
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
      const rows = []
      for (const { family, weight, stretch } of faces)
        rows.push({
          face: `${family} ${weight} ${stretch}`,
          ratio:
            (await widthIn(`${family} fallback`, weight, stretch)) / (await widthIn(family, weight, stretch)),
        })
      return rows
    },
    [FACES, WORDS] as const,
  )
  for (const { face, ratio } of widths) expect(Math.abs(ratio - 1), face).toBeLessThan(0.04)
})

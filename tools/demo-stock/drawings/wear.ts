/** What people wear on a portrait: drawn over the shoulders, which are in the first colour. */
import { path, shaded, stroke } from './shapes'

interface Worn {
  cloth: [string, string]
  neck: number
  build: number
  skin: string
  shoulders: string
}

/** The skin between the flaps of a collar. */
const open = ({ neck, skin }: Worn, to: number) =>
  path(`M${240 - neck} 318L240 ${to}L${240 + neck} 318Z`, skin)

const collar = ({ neck }: Worn, to: number, colour: string) =>
  path(`M${238 - neck} 308L240 ${to}L216 ${to + 24}L${226 - neck} 336Z`, colour) +
  path(`M${242 + neck} 308L240 ${to}L264 ${to + 24}L${254 + neck} 336Z`, shaded(colour, -0.1))

const side = ({ build, cloth: [colour] }: Worn) =>
  path(
    `M${240 + build} 396C${250 + build} 424 ${254 + build} 452 ${256 + build} 480H${222 + build}C${226 + build} 450 ${228 + build} 424 ${240 + build} 396Z`,
    shaded(colour, -0.16),
  ) + stroke(`M${282 - build} 480Q${284 - build} 452 ${274 - build} 434`, shaded(colour, -0.22), 3)

const buttons = (colour: string, ...heights: number[]) =>
  heights.map((y) => `<circle cx="240" cy="${y}" r="4" fill="${colour}"/>`).join('')

const badge = (x: number) =>
  `<rect x="${x}" y="400" width="50" height="20" rx="5" fill="#fff"/><path d="M${x + 9} 410h32" stroke="#0a2630" stroke-opacity=".45" stroke-width="4" stroke-linecap="round"/>`

export const WEAR = {
  polo: (worn: Worn) =>
    open(worn, 366) +
    side(worn) +
    path('M229 366H251V446H229Z', shaded(worn.cloth[0], -0.1)) +
    buttons(worn.cloth[1], 392, 420) +
    collar(worn, 366, shaded(worn.cloth[0], 0.1)) +
    stroke(`M${226 - worn.neck} 336L216 390M${254 + worn.neck} 336L264 390`, worn.cloth[1], 4) +
    badge(286),
  shirt: (worn: Worn) =>
    open(worn, 372) +
    side(worn) +
    stroke('M240 380V480', shaded(worn.cloth[0], -0.2), 3) +
    buttons(worn.cloth[1], 410, 446) +
    collar(worn, 372, shaded(worn.cloth[0], 0.16)) +
    stroke('M284 404H326V424Q305 438 284 424Z', shaded(worn.cloth[0], -0.2), 3),
  /** A dark shirt with a bright yoke, as a workshop has it. */
  work: (worn: Worn) =>
    `<clipPath id="s"><path d="${worn.shoulders}"/></clipPath><g clip-path="url(#s)">${path('M0 300H480V412H0Z', worn.cloth[1])}${path('M0 412H480V430H0Z', '#e4e8e6')}</g>` +
    open(worn, 366) +
    stroke('M240 366V480', shaded(worn.cloth[0], -0.25), 3) +
    buttons('#e4e8e6', 396, 452) +
    collar(worn, 366, worn.cloth[0]) +
    badge(286),
  tee: (worn: Worn) =>
    path(
      `M${232 - worn.neck} 326Q240 388 ${248 + worn.neck} 326L${240 + worn.neck} 310H${240 - worn.neck}Z`,
      worn.skin,
    ) +
    stroke(`M${232 - worn.neck} 328Q240 390 ${248 + worn.neck} 328`, worn.cloth[1], 9) +
    side(worn),
  blazer: (worn: Worn) =>
    path(`M${236 - worn.neck} 322L240 480L${244 + worn.neck} 322Z`, worn.cloth[1]) +
    path(`M${240 - worn.neck} 318Q240 404 ${240 + worn.neck} 318Z`, worn.skin) +
    side(worn) +
    path(
      `M${240 - worn.neck - 6} 316L${240 - worn.neck - 34} 344L196 400L214 404L204 420L236 480L228 480Z`,
      shaded(worn.cloth[0], 0.13),
    ) +
    path(
      `M${240 + worn.neck + 6} 316L${240 + worn.neck + 34} 344L284 400L266 404L276 420L244 480L252 480Z`,
      shaded(worn.cloth[0], 0.05),
    ),
  roll: (worn: Worn) =>
    side(worn) +
    path(
      `M${238 - worn.neck} 292Q240 322 ${242 + worn.neck} 292L${250 + worn.neck} 340Q240 372 ${230 - worn.neck} 340Z`,
      shaded(worn.cloth[0], 0.1),
    ) +
    stroke(`M${236 - worn.neck} 314Q240 342 ${244 + worn.neck} 314`, shaded(worn.cloth[0], -0.2), 3),
  /** Worn open over a tee. */
  jacket: (worn: Worn) =>
    path(`M${226 - worn.neck} 334L228 480H252L${254 + worn.neck} 334Z`, worn.cloth[1]) +
    path(
      `M${236 - worn.neck} 324Q240 384 ${244 + worn.neck} 324L${240 + worn.neck} 310H${240 - worn.neck}Z`,
      worn.skin,
    ) +
    stroke(`M${236 - worn.neck} 326Q240 386 ${244 + worn.neck} 326`, shaded(worn.cloth[1], -0.16), 6) +
    side(worn) +
    path(
      `M${240 - worn.neck - 4} 306L${240 - worn.neck - 26} 336L204 400L222 480L232 480L${222 - worn.neck / 8} 380Z`,
      shaded(worn.cloth[0], 0.14),
    ) +
    path(
      `M${240 + worn.neck + 4} 306L${240 + worn.neck + 26} 336L276 400L258 480L248 480L${258 + worn.neck / 8} 380Z`,
      shaded(worn.cloth[0], 0.06),
    ),
  overall: (worn: Worn) =>
    path(worn.shoulders, worn.cloth[1]) +
    path(
      `M${232 - worn.neck} 326Q240 384 ${248 + worn.neck} 326L${240 + worn.neck} 310H${240 - worn.neck}Z`,
      worn.skin,
    ) +
    stroke(`M${232 - worn.neck} 328Q240 386 ${248 + worn.neck} 328`, shaded(worn.cloth[1], -0.14), 8) +
    path('M164 480V418Q164 406 176 406H304Q316 406 316 418V480Z', worn.cloth[0]) +
    stroke(`M184 414L${226 - worn.neck} 338M296 414L${254 + worn.neck} 338`, worn.cloth[0], 22) +
    `<circle cx="184" cy="416" r="7" fill="#d9b45a"/><circle cx="296" cy="416" r="7" fill="#d9b45a"/>` +
    stroke('M208 440H272V480', shaded(worn.cloth[0], -0.25), 3),
  /** A shirt with a knotted cloth at the neck. */
  scarf: (worn: Worn) =>
    side(worn) +
    stroke('M240 400V480', shaded(worn.cloth[0], -0.2), 3) +
    buttons('#fff6e6', 432, 466) +
    collar(worn, 380, shaded(worn.cloth[0], 0.12)) +
    path(
      `M${232 - worn.neck} 306Q240 346 ${248 + worn.neck} 306L${254 + worn.neck} 330Q252 360 244 368L240 402L228 366Q${228 - worn.neck / 2} 352 ${226 - worn.neck} 330Z`,
      worn.cloth[1],
    ) +
    stroke('M228 362q12 8 22-2M214 344q12 10 22 12', shaded(worn.cloth[1], -0.22), 3),
}

/** Harbour: pale sea, round shapes, one thing in yellow. */
import { at, circle, many, path, rect, shaded, stroke, ticks, turned, wide } from './shapes'

const [TEAL, NAVY, SUN, WHITE, STEEL] = ['#006880', '#0b3443', '#ffcf4a', '#ffffff', '#c8dade'] as const

const sea = (...drawn: string[]) =>
  wide(
    rect(0, 0, 1600, 900, 0, '#cfe9ee'),
    circle(800, 430, 520, '#e6f5f7'),
    path('M0 660q100-44 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0v240H0z', '#9fd3dc'),
    path('M0 716q100-40 200 0t200 0 200 0 200 0 200 0 200 0 200 0 200 0v200H0z', '#7cbfcc'),
    rect(0, 760, 1600, 140, 0, '#f3e6c6') + rect(0, 760, 1600, 12, 0, '#fbf3de'),
    ...drawn,
  )

const tick = (x: number, y: number) => circle(x, y, 21, TEAL) + stroke(`M${x - 9} ${y}l7 8 12-15`, WHITE, 6)

const WHEEL =
  circle(0, 0, 330, NAVY) +
  circle(0, 0, 312, 'none', ` stroke="${shaded(NAVY, -0.4)}" stroke-width="44" stroke-dasharray="34 15"`) +
  circle(0, 0, 250, shaded(NAVY, 0.12)) +
  circle(0, 0, 216, STEEL) +
  circle(0, 0, 178, shaded(NAVY, 0.02)) +
  circle(0, 0, 128, '#8fa5ab') +
  many(5, (index) =>
    turned(index * 72, 0, 0, path('M-30-40L-44-206H44L30-40Z', WHITE), path('M8-40L20-206H44L30-40Z', STEEL)),
  ) +
  circle(0, 0, 62, WHITE) +
  circle(0, 0, 24, STEEL)

const CLIPBOARD =
  rect(0, 0, 380, 500, 26, TEAL) +
  rect(26, 44, 328, 430, 10, WHITE) +
  rect(120, -24, 140, 76, 18, NAVY) +
  many(
    5,
    (row) =>
      tick(78, 116 + row * 76) +
      rect(122, 104 + row * 76, [190, 150, 176, 130, 164][row] ?? 150, 24, 12, row === 2 ? SUN : '#d9e8eb'),
  )

const GAUGE =
  rect(0, 0, 96, 330, 22, SUN) +
  rect(0, 0, 30, 330, 15, shaded(SUN, 0.35)) +
  many(9, (mark) => stroke(`M${mark % 2 ? 62 : 50} ${40 + mark * 26}H82`, NAVY, 5)) +
  rect(-16, 168, 128, 56, 16, NAVY) +
  rect(36, 330, 24, 86, 6, STEEL)

const block = (x: number, y: number, height: number, fill: string) =>
  rect(x, y, 260, height, 12, fill) + rect(x + 196, y, 64, height, 12, shaded(fill, -0.12))

/** A percent sign without a font: two rings and a bar. */
const percent = (x: number, y: number, size: number, colour: string) =>
  at(
    x,
    y,
    size,
    circle(-32, -32, 20, 'none', ` stroke="${colour}" stroke-width="14"`),
    circle(32, 32, 20, 'none', ` stroke="${colour}" stroke-width="14"`),
    stroke('M38-46L-38 46', colour, 14),
  )

const TRAILER = stroke('M-52 18h-26', NAVY, 8) + circle(0, 26, 15, NAVY)

const PLATE_ROWS =
  at(440, 268, 1, rect(-52, -24, 104, 40, 6, 'none', ` stroke="${NAVY}" stroke-width="8"`), TRAILER) +
  at(
    440,
    386,
    1,
    rect(-52, -24, 104, 40, 6, TEAL),
    rect(-34, -52, 30, 28, 4, TEAL),
    rect(4, -46, 34, 22, 4, TEAL),
    TRAILER,
  ) +
  at(440, 504, 1, stroke('M0-46V4M-20-16L0 8l20-24', NAVY, 10), circle(0, 36, 18, NAVY)) +
  rect(556, 240, 360, 50, 25, '#d3e0e3') +
  rect(556, 358, 400, 50, 25, '#d3e0e3') +
  rect(556, 476, 210, 50, 25, SUN)

const tag = (fill: string, ...on: string[]) =>
  path('M0 0L74 64V300q0 22-22 22H-52q-22 0-22-22V64Z', fill) + circle(0, 66, 17, '#cfe9ee') + on.join('')

export const HARBOUR: Record<string, string> = {
  'what-an-honest-inspection-looks-like': sea(
    '<ellipse cx="1080" cy="800" rx="380" ry="34" fill="#06303e" opacity=".16"/>',
    turned(-6, 480, 450, at(290, 210, 1, CLIPBOARD)),
    at(1080, 470, 1, WHEEL),
    turned(52, 800, 330, at(752, 60, 1, GAUGE)),
  ),
  'why-the-comparison-rate-matters-more': sea(
    '<ellipse cx="800" cy="790" rx="520" ry="26" fill="#06303e" opacity=".14"/>',
    block(470, 460, 330, TEAL),
    block(470, 410, 44, SUN),
    block(870, 460, 330, TEAL),
    many(4, (fee) => block(870, 410 - fee * 52, 44, SUN)),
    stroke('M400 457H1200', NAVY, 6, ' stroke-dasharray="2 20"'),
    percent(600, 625, 1.5, WHITE) + percent(1000, 625, 1.5, WHITE),
  ),
  'towing-three-numbers-on-one-plate': sea(
    path('M0 560H1190l60 40v60l-60 40H0z', NAVY),
    path('M0 560H1190l60 40H0z', shaded(NAVY, 0.14)),
    path('M1180 520h180q70 0 70 70v40q0 40-40 40h-210z', '#5d7a84'),
    path('M1180 520h180q70 0 70 50h-250z', '#7d99a2'),
    rect(1230, 462, 120, 60, 18, TEAL) + stroke('M1290 470L1370 400', TEAL, 28),
    circle(1340, 690, 62, STEEL) +
      rect(1312, 742, 56, 70, 6, '#8fa5ab') +
      circle(1320, 668, 16, WHITE) +
      rect(1240, 800, 200, 26, 8, '#5d7a84'),
    rect(310, 196, 740, 400, 28, NAVY, ' opacity=".25"'),
    rect(300, 180, 740, 400, 28, '#f6fafb') +
      rect(300, 180, 740, 400, 28, 'none', ` stroke="${STEEL}" stroke-width="10"`),
    ...[
      [336, 216],
      [1004, 216],
      [336, 544],
      [1004, 544],
    ].map(([x = 0, y = 0]) => circle(x, y, 13, '#8fa5ab')),
    PLATE_ROWS,
  ),
  'the-first-1000-km-of-a-new-car': sea(
    '<clipPath id="d"><circle cx="800" cy="450" r="250"/></clipPath>',
    circle(800, 450, 352, NAVY),
    circle(800, 450, 300, WHITE),
    ticks(800, 450, 336, 24, -130, 130, 20, '#7fb3c0', 6),
    stroke('M565 647A306 306 0 0 1 513 345', SUN, 30),
    '<g clip-path="url(#d)">',
    rect(540, 200, 520, 520, 0, '#bfe3ea') + circle(910, 380, 54, SUN),
    rect(540, 440, 520, 300, 0, '#4ea2b3'),
    path('M540 470q90-120 190-70t130 74q-110 60-140 110t-30 130H540z', '#6d9c6f'),
    path('M540 560q110-80 190-60t90 30q-90 60-110 90t-16 90H540z', '#5a8a60'),
    path('M600 720q10-120 120-170 70-34 94-66 6 50-62 86-84 48-78 150z', '#46545a'),
    stroke('M640 716q6-104 104-158 44-24 58-52', WHITE, 5, ' stroke-dasharray="22 18"'),
    '</g>',
    turned(-98, 800, 450, path('M786 450L796 196h8L814 450Z', '#d9534a')),
    circle(800, 450, 40, NAVY) + circle(800, 450, 16, WHITE),
  ),
  'selling-yourself-or-trading-in': sea(
    stroke('M800 96V170', NAVY, 16),
    circle(800, 250, 84, 'none', ` stroke="${STEEL}" stroke-width="22"`),
    turned(
      32,
      800,
      326,
      at(
        800,
        330,
        1.12,
        tag(TEAL, path('M-46 190L0 146l46 44v76h-92z', WHITE), rect(-14, 220, 28, 46, 4, TEAL)),
      ),
    ),
    turned(
      -32,
      800,
      326,
      at(
        800,
        330,
        1.12,
        tag(SUN, stroke('M-34 152V272', NAVY, 10), path('M-34 152H44L24 180l20 28H-34Z', NAVY)),
      ),
    ),
    rect(776, 318, 48, 330, 14, '#8fa5ab') +
      path('M824 560h44v34h-26v28h26v26h-44z', '#8fa5ab') +
      rect(776, 318, 18, 330, 9, STEEL),
    rect(736, 300, 128, 170, 44, NAVY) +
      rect(736, 300, 44, 170, 22, shaded(NAVY, 0.16)) +
      circle(800, 360, 18, SUN) +
      rect(776, 400, 48, 16, 8, '#5d7a84') +
      rect(776, 428, 48, 16, 8, '#5d7a84'),
  ),
}

/** Westside: hard edges, black, lime and concrete; the thing as large as the picture. */
import { at, circle, many, path, rect, stroke, ticks, turned, wide } from './shapes'

const [INK, LIME, CONCRETE, PAPER, ASH] = ['#0e0f11', '#cdf545', '#dcdcd6', '#f6f6f2', '#3a3d42'] as const

const on = (ground: string, ...drawn: string[]) => wide(rect(0, 0, 1600, 900, 0, ground), ...drawn)

const WATCH =
  rect(-46, -430, 92, 90, 12, PAPER) +
  turned(42, 0, 0, rect(-30, -400, 60, 70, 10, PAPER)) +
  circle(0, 0, 344, PAPER) +
  circle(0, 0, 296, INK) +
  path('M0 0V-270A270 270 0 1 1-270 0Z', LIME) +
  ticks(0, 0, 284, 34, 0, 330, 11, PAPER, 10) +
  turned(-90, 0, 0, path('M-12 40L-7-236h14L12 40Z', PAPER)) +
  circle(0, 0, 34, PAPER) +
  circle(0, 0, 13, INK)

const CALENDAR =
  rect(0, 0, 760, 600, 28, PAPER) +
  path('M0 130V28Q0 0 28 0H732q28 0 28 28V130Z', INK) +
  many(6, (ring) => rect(96 + ring * 108, -34, 28, 84, 14, ASH)) +
  many(5, (row) =>
    many(7, (day) =>
      rect(38 + day * 99, 164 + row * 84, 88, 70, 10, day === 0 ? (row === 2 ? INK : LIME) : '#e4e4de'),
    ),
  ) +
  stroke('M60 366l18 20 34-42', LIME, 13)

const CUP =
  '<ellipse cx="120" cy="300" rx="190" ry="26" fill="#0e0f11" opacity=".14"/>' +
  circle(240, 170, 62, 'none', ` stroke="${INK}" stroke-width="30"`) +
  path('M0 60H240L224 260q-4 40-44 40H60q-40 0-44-40Z', INK) +
  '<ellipse cx="120" cy="60" rx="120" ry="30" fill="#3a3d42"/><ellipse cx="120" cy="64" rx="98" ry="21" fill="#6b4429"/>' +
  stroke('M80 0q-24-36 0-70t0-70M150 0q-24-36 0-70t0-70', '#b9bab3', 14)

const RECEIPT =
  path(
    `M0 0H430V700${many(10, (tooth) => `L${408.5 - tooth * 43} ${tooth % 2 ? 700 : 736}`)}L0 700Z`,
    PAPER,
  ) +
  many(
    7,
    (row) =>
      rect(44, 70 + row * 74, [210, 170, 236, 150, 196, 176, 220][row] ?? 180, 22, 4, '#b9bab3') +
      rect(330, 70 + row * 74, 58, 22, 4, row > 1 ? INK : '#b9bab3'),
  ) +
  rect(44, 590, 344, 12, 0, INK) +
  rect(44, 626, 344, 44, 6, INK)

const STICKER =
  path(
    many(
      24,
      (tooth) =>
        `${tooth ? 'L' : 'M'}${Math.round(Math.sin((tooth * Math.PI) / 12) * (tooth % 2 ? 186 : 214))} ${Math.round(Math.cos((tooth * Math.PI) / 12) * (tooth % 2 ? 186 : 214))}`,
    ) + 'Z',
    INK,
  ) +
  circle(-56, -56, 36, 'none', ` stroke="${LIME}" stroke-width="26"`) +
  circle(56, 56, 36, 'none', ` stroke="${LIME}" stroke-width="26"`) +
  stroke('M66-84L-66 84', LIME, 26)

export const WESTSIDE: Record<string, string> = {
  'how-to-look-at-a-used-car-in-90-seconds': on(
    INK,
    path('M0 900L900 0H1600V900Z', '#17191c'),
    at(800, 470, 0.94, WATCH),
  ),
  'how-we-set-a-price-on-monday': on(
    CONCRETE,
    rect(0, 660, 1600, 240, 0, '#c6c6be'),
    turned(-4, 700, 450, at(330, 170, 1, rect(16, 24, 760, 600, 28, '#0e0f11', ' opacity=".12"'), CALENDAR)),
    at(1130, 480, 1, CUP),
  ),
  'comparison-rate-in-two-minutes': on(
    LIME,
    path('M0 900V560L1600 200V900Z', '#bfe83a'),
    turned(7, 900, 450, at(780, 96, 1, rect(20, 20, 430, 690, 0, '#0e0f11', ' opacity=".14"'), RECEIPT)),
    at(590, 420, 1.15, STICKER),
  ),
  'buying-a-used-electric-car': on(
    INK,
    path('M0 620H1600V900H0Z', '#17191c'),
    rect(300, 270, 900, 360, 44, PAPER) +
      rect(1216, 370, 56, 160, 18, PAPER) +
      rect(330, 300, 840, 300, 26, INK),
    many(9, (cell) => rect(356 + cell * 90, 326, 72, 248, 12, cell === 8 ? ASH : LIME)),
    path('M790 330L640 480h96l-40 110 160-160h-100z', INK),
    stroke('M0 760H420q90 0 90-70V640', PAPER, 26),
    rect(462, 616, 96, 60, 14, PAPER),
  ),
  'footscray-to-adelaide-on-one-tank': on(
    INK,
    rect(0, 560, 1600, 340, 0, '#1d1f23'),
    path('M410 560A390 390 0 0 1 1190 560Z', LIME),
    ...[-78, -52, -26, 0, 26, 52, 78].map((degrees) =>
      turned(degrees, 800, 560, stroke(`M800 212v${degrees % 52 ? 30 : 52}`, INK, 14)),
    ),
    turned(-62, 800, 560, path('M784 560L794 240h12L816 560Z', '#e8503a')),
    path('M724 560h152L1340 900H260Z', ASH),
    path('M794 566h12l4 44h-20zM786 640h28l8 70h-44zM772 750h56l16 150h-88z', PAPER),
    circle(800, 560, 44, INK),
    stroke('M0 560H1600', INK, 6),
  ),
}

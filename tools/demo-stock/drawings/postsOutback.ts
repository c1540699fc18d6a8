/** Outback: a page of a journal, with the lines of a map under whatever is drawn on it. */
import { at, circle, many, path, rect, shaded, stroke, ticks, turned, wide } from './shapes'

const [INK, RUST, OCHRE, GREEN, PAPER, SAND] = [
  '#2a1b11',
  '#9b3d1b',
  '#e5a93f',
  '#3d5140',
  '#f7efe1',
  '#dcc8a6',
] as const

const page = (...drawn: string[]) =>
  wide(
    rect(0, 0, 1600, 900, 0, '#efe2cc'),
    many(7, (line) =>
      stroke(
        `M-20 ${120 + line * 120}q200-${90 + line * 9} 420-${line % 2 ? 10 : 40}t430 ${line * 8 - 30} 420-${line % 2 ? 60 : 20} 420 30`,
        '#e0ceaf',
        4,
      ),
    ),
    ...drawn,
  )

const VAN =
  path('M0 0Q0-112 40-124H330Q372-122 384-70L392 0Z', PAPER) +
  path('M0 0V-30H389L392 0Z', RUST) +
  rect(70, -98, 86, 48, 10, '#6d8a93') +
  rect(190, -98, 86, 48, 10, '#6d8a93') +
  rect(306, -100, 50, 100, 8, SAND) +
  circle(176, 4, 34, INK) +
  circle(176, 4, 14, SAND) +
  stroke('M0-6H-56', INK, 10)

const CAR = {
  wagon: 'M0 0V-46q0-14 16-18l46-10 44-50q10-12 26-12H280q22 0 30 16l28 58V0Z',
  ute: 'M0 0V-46q0-14 16-18l46-10 44-50q10-12 26-12h70q14 0 14 14v50H344V0Z',
  small: 'M20 0V-40q0-12 14-16l46-10 46-38q10-8 24-8H250q16 0 24 10l34 46 20 6V0Z',
}
const GLASS = {
  wagon: 'M104-74l30-38q4-6 12-6h44v44zM204-118h70q8 0 12 8l16 36h-98z',
  ute: 'M104-74l30-38q4-6 12-6h44v44z',
  small: 'M120-66l30-26q6-4 12-4h28v30zM202-96h40q8 0 14 6l16 24h-70z',
}
const car = (shape: keyof typeof CAR, fill: string) =>
  path(CAR[shape], fill) +
  path(GLASS[shape], '#cddadb') +
  circle(78, 4, 32, INK) +
  circle(78, 4, 13, SAND) +
  circle(278, 4, 32, INK) +
  circle(278, 4, 13, SAND)

const pair = (x: number, y: number, scale: number, shape: keyof typeof CAR, fill: string, van: number) =>
  at(x, y, scale, car(shape, fill), at(400, 0, van, VAN), stroke('M340-6H362', INK, 10))

const BOAB =
  path(
    'M-34 0Q-62-90-40-150Q-60-176-104-186Q-56-196-30-172Q-30-214-60-244Q-14-220-8-178Q10-230 44-240Q22-206 22-172Q54-200 100-184Q58-174 44-146Q62-90 34 0Z',
    shaded(RUST, -0.2),
  ) +
  [
    [-106, -192],
    [-60, -250],
    [46, -246],
    [104, -190],
    [-4, -222],
  ]
    .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="40" ry="24" fill="${GREEN}"/>`)
    .join('')

const drop = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    path('M0-50C30-10 40 8 40 26A40 40 0 0 1-40 26C-40 8-30-10 0-50Z', '#5f93a3'),
    path('M-18 22a20 20 0 0 0 14 22', 'none', ' stroke="#dbeaec" stroke-width="8" stroke-linecap="round"'),
  )

export const OUTBACK: Record<string, string> = {
  'ball-weight-in-plain-words': page(
    rect(0, 720, 1600, 180, 0, '#c98a58'),
    path('M1600 330L1000 420V500L1600 620Z', INK),
    path('M1600 330L1000 420V452L1600 420Z', shaded(INK, 0.2)),
    path('M820 400h200q30 0 30 30v70q0 26-26 26H862q-92 0-92-70 0-56 50-56z', RUST),
    path('M820 400h200q30 0 30 30H772q8-30 48-30z', shaded(RUST, 0.2)),
    stroke('M936 404L1010 320', INK, 30),
    circle(840, 556, 54, SAND) + rect(812, 596, 56, 40, 4, shaded(SAND, -0.2)),
    path('M420 636H1160q20 0 20 20v64H400V656q0-20 20-20z', GREEN) +
      path('M420 636H1160q20 0 20 20H400q0-20 20-20z', shaded(GREEN, 0.2)),
    circle(560, 430, 186, INK) + circle(560, 430, 162, PAPER),
    path('M560 430L445 315A162 162 0 0 1 560 268Z', OCHRE),
    ticks(560, 430, 150, 26, -120, 120, 12, INK, 7),
    turned(-24, 560, 430, path('M550 450L556 290h8L570 450Z', RUST)) + circle(560, 430, 20, INK),
    rect(540, 612, 40, 40, 0, INK),
  ),
  'the-gibb-in-a-van-you-can-afford': page(
    circle(1180, 260, 110, OCHRE),
    path(
      'M0 520L150 400h120l60 70 120-150h170l70 130 140-90h130l90 100 130-60 160 90 140-110h120V900H0Z',
      '#cf8a58',
    ),
    path('M0 640q200-90 420-40t420 0 400-40 360 30V900H0Z', RUST),
    path('M0 760q240-70 500-20t520-10 580 20V900H0Z', shaded(RUST, -0.22)),
    stroke(
      'M120 900Q260 780 480 770T760 690 1010 640 1150 560 1330 470',
      PAPER,
      12,
      ' stroke-dasharray="4 30"',
    ),
    at(330, 690, 1.15, BOAB),
    pair(640, 800, 0.9, 'wagon', GREEN, 0.95),
    at(
      1330,
      470,
      1,
      path('M0 0Q-58-62-58-106A58 58 0 0 1 58-106Q58-62 0 0Z', GREEN),
      circle(0, -106, 22, PAPER),
    ),
  ),
  'damp-and-how-to-smell-it': page(
    rect(980, 0, 620, 900, 0, PAPER),
    many(12, (rib) => rect(980, rib * 76, 620, 6, 0, '#e7dac2')),
    rect(980, 0, 22, 900, 0, shaded(SAND, -0.1)),
    path('M1000 470Q1110 400 1220 470T1290 640 1180 760 1010 700Z', '#c9b48e') +
      path('M1000 530Q1090 480 1160 530T1200 630 1110 690 1004 650Z', '#a58a63'),
    drop(1340, 330, 1.1) + drop(1450, 470, 0.7) + drop(1380, 590, 0.5),
    turned(
      -8,
      640,
      450,
      rect(380, 150, 440, 640, 60, GREEN),
      rect(380, 150, 120, 640, 60, shaded(GREEN, 0.14)),
      rect(430, 206, 340, 250, 24, PAPER),
      path('M600 430L486 316A161 161 0 0 1 600 269Z', '#8aa37d'),
      path('M600 430V269A161 161 0 0 1 714 316Z', OCHRE),
      path('M600 430L714 316A161 161 0 0 1 761 430Z', RUST),
      ticks(600, 430, 170, 20, -90, 90, 8, INK, 6),
      turned(58, 600, 430, path('M591 432L597 290h6L609 432Z', INK)),
      circle(600, 430, 24, INK),
      rect(500, 520, 200, 64, 32, RUST),
      circle(560, 660, 26, SAND),
      circle(640, 660, 26, SAND),
    ),
    turned(-8, 640, 450, stroke('M812 330H1010M812 400H1010', '#8c7a66', 16)),
  ),
  'water-and-how-much-of-it': page(
    rect(0, 740, 1600, 160, 0, '#c98a58'),
    path(
      'M480 270q0-60 60-60h130v-50q0-30 30-30h200q30 0 30 30v50h130q60 0 60 60v420q0 60-60 60H540q-60 0-60-60z',
      '#4f7d8c',
    ),
    path('M520 430H1080V690q0 24-24 24H544q-24 0-24-24z', '#7fb2bf') +
      path('M520 430q70-34 140 0t140 0 140 0 140 0v60H520z', '#a9d0d8'),
    path('M480 270q0-60 60-60h50v540h-50q-60 0-60-60z', '#658f9c'),
    rect(714, 96, 172, 54, 14, RUST),
    ...[300, 390, 480, 570, 660].map((y, mark) => stroke(`M1000 ${y}h${mark % 2 ? 50 : 84}`, PAPER, 9)),
    path('M1120 600h90v-24h44v24h36q44 0 44 44v46h-50v-30h-164z', OCHRE) + rect(1186, 540, 92, 26, 13, OCHRE),
    drop(1310, 750, 0.62),
    at(
      300,
      742,
      1,
      path('M-70 0L-86-150H86L70 0Z', RUST),
      stroke('M-84-150A84 84 0 0 1 84-150', INK, 8),
      '<ellipse cx="0" cy="-150" rx="86" ry="20" fill="#7fb2bf"/>',
    ),
  ),
  'which-car-for-which-van': page(
    pair(330, 248, 0.92, 'wagon', GREEN, 1),
    pair(330, 410, 0.92, 'ute', RUST, 0.86),
    pair(330, 598, 0.96, 'wagon', '#c9a063', 1.16),
    pair(330, 760, 0.86, 'small', '#5f7f8a', 0.72),
    ...[248, 410, 598, 760].map(
      (y) =>
        rect(200, y + 34, 1200, 6, 3, '#cdb48c') +
        circle(1250, y - 50, 40, OCHRE) +
        stroke(`M1232 ${y - 50}l13 14 24-28`, PAPER, 10),
    ),
  ),
}

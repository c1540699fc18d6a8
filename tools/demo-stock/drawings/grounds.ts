/** What stands behind a person, in each dealer's colours, and the one who is no person. */
import { PEOPLE } from './people'
import { portrait } from './portrait'
import { path, stroke } from './shapes'

const GROUNDS: Record<string, string> = {
  'harbour-toyota':
    '<rect width="480" height="480" fill="#a9d6df"/><circle cx="240" cy="206" r="172" fill="#d5edf1"/><path d="M0 388q40-18 80 0t80 0 80 0 80 0 80 0 80 0v92H0z" fill="#6fb7c5"/><path d="M0 424q40-18 80 0t80 0 80 0 80 0 80 0 80 0v56H0z" fill="#4ea2b3"/>',
  'westside-motors':
    '<rect width="480" height="480" fill="#d6d6cf"/><circle cx="240" cy="206" r="172" fill="#cdf545"/><path d="M0 400h480v80H0z" fill="#bfc0b8"/>',
  'outback-caravans':
    '<rect width="480" height="480" fill="#ecd3a6"/><circle cx="240" cy="206" r="172" fill="#f7e6c4"/><path d="M0 396q70-42 130-30t96 24 84-38 90 14 80 34v80H0z" fill="#cf8a58"/><path d="M0 434q90-30 180-10t160 4 140-14v66H0z" fill="#b0623a"/>',
}

/** Arthur, a red kelpie. */
const KELPIE = [
  path('M176 262C160 330 136 400 128 480H352C344 400 320 330 304 262Z', '#8f4a26'),
  path('M240 330C274 356 284 420 280 480H200C196 420 206 356 240 330Z', '#c98a55'),
  path('M312 262C326 330 344 400 352 480H318C318 400 310 320 296 280Z', '#74391b'),
  path(
    'M166 184C150 140 142 96 148 52C190 68 214 96 226 130ZM314 184C330 140 338 96 332 52C290 68 266 96 254 130Z',
    '#74391b',
  ),
  path(
    'M174 160C162 128 158 102 160 78C184 90 200 108 208 130ZM306 160C318 128 322 102 320 78C296 90 280 108 272 130Z',
    '#d9a58a',
  ),
  path(
    'M240 100C304 100 324 150 316 198C312 230 292 254 278 270C270 304 258 322 240 322C222 322 210 304 202 270C188 254 168 230 164 198C156 150 176 100 240 100Z',
    '#a5582e',
  ),
  path(
    'M262 104C314 112 322 158 316 198C312 230 292 254 278 270C270 304 258 322 240 322C274 280 300 210 262 104Z',
    '#8f4a26',
  ),
  path(
    'M240 206C262 206 278 240 276 272C270 304 258 320 240 320C222 320 210 304 204 272C202 240 218 206 240 206Z',
    '#d49b66',
  ),
  '<g fill="#d49b66"><ellipse cx="207" cy="170" rx="11" ry="7"/><ellipse cx="273" cy="170" rx="11" ry="7"/></g>',
  '<g fill="#2a1a14"><ellipse cx="205" cy="196" rx="10" ry="11"/><ellipse cx="275" cy="196" rx="10" ry="11"/></g>',
  '<g fill="#fff"><circle cx="202" cy="192" r="3"/><circle cx="272" cy="192" r="3"/></g>',
  path('M228 300Q240 292 252 300V322Q252 340 240 340T228 322Z', '#d9716b'),
  stroke('M240 278V294M240 294Q228 308 214 298M240 294Q252 308 266 298', '#4a2413', 4),
  path('M220 258Q240 246 260 258Q260 272 240 284Q220 272 220 258Z', '#2a1a14'),
  path('M164 336Q240 384 316 336L322 364L244 452L158 364Z', '#3d5a4a'),
  path('M164 336Q240 384 316 336L320 354Q240 404 160 354Z', '#2c382d'),
  '<g fill="#f5dfcd"><circle cx="210" cy="392" r="5"/><circle cx="270" cy="392" r="5"/><circle cx="240" cy="420" r="5"/><circle cx="240" cy="398" r="3"/></g>',
].join('')

/** By dealer and slug of the team member. */
export function portraits(): [file: string, svg: string][] {
  const people = Object.entries(PEOPLE).flatMap(([dealer, team]) =>
    Object.entries(team).map(([slug, person]) => [dealer, slug, portrait(person)] as const),
  )
  return [...people, ['outback-caravans', 'arthur', KELPIE] as const].map(([dealer, slug, drawn]) => [
    `${dealer}/assets/people/${slug}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="480" height="480">${GROUNDS[dealer]}<g transform="translate(-29 -18) scale(1.12)">${drawn}</g></svg>\n`,
  ])
}

/** A person from the shoulders up, in flat colours with one light from the left. */
import { path, shaded, stroke } from './shapes'
import { BEARDS, HAIR, HATS } from './hair'
import { WEAR } from './wear'

const SKINS = {
  deep: { base: '#7a4e36', shade: '#613b28', line: '#472818', blush: '#a0523c', lip: '#8c3f37' },
  brown: { base: '#a06b45', shade: '#875636', line: '#64391f', blush: '#bd6a4c', lip: '#9a4540' },
  tan: { base: '#c48f63', shade: '#ab764d', line: '#80502e', blush: '#cf7f5c', lip: '#a8504a' },
  olive: { base: '#e0b188', shade: '#ca966c', line: '#9c6840', blush: '#d98a68', lip: '#b3574f' },
  light: { base: '#f1cba9', shade: '#ddae87', line: '#b17a54', blush: '#e59a80', lip: '#bd6058' },
  rosy: { base: '#f4cfb8', shade: '#e2af95', line: '#b97c62', blush: '#e88f7c', lip: '#c05f5a' },
}

export interface Person {
  skin: keyof typeof SKINS
  hair: keyof typeof HAIR | null
  /** Of the hair; brows are a shade of it. */
  colour: string
  wear: keyof typeof WEAR
  /** First the garment, then what is under or on it. */
  cloth: [string, string]
  /** Half the width of the shoulders, and of the jaw. */
  build: number
  jaw: number
  beard?: keyof typeof BEARDS
  beardColour?: string
  hat?: [keyof typeof HATS, crown: string, band: string]
  glasses?: string
  earrings?: string
  smile: 'closed' | 'open'
  /** Longer lashes and fuller lips. */
  soft?: boolean
  /** Lines of a face that has laughed. */
  lines?: 1 | 2
  freckles?: boolean
}

/** The same on both sides of the middle. */
const both = (draw: (x: number, side: 1 | -1) => string): string => draw(213, -1) + draw(267, 1)

const faceOf = (jaw: number) => {
  const [left, right] = [237 - jaw, 243 + jaw]
  return `M172 168C172 112 200 84 240 84C280 84 308 112 308 168C310 214 ${right + 4} 254 ${right - 16} 274C268 290 254 296 240 296C226 296 212 290 ${left + 16} 274C${left - 4} 254 170 214 172 168Z`
}

function eyes({ colour, soft, lines, skin, hair }: Person): string {
  const { line } = SKINS[skin]
  const brow = shaded(hair === null ? '#5b4636' : colour, -0.25)
  return both((x, side) => {
    const out = side * 13
    return [
      stroke(
        `M${x - out} 179Q${x + side * 2} ${soft ? 166 : 168} ${x + side * 17} ${soft ? 176 : 178}`,
        brow,
        soft ? 4.5 : 6.5,
      ),
      `<ellipse cx="${x}" cy="197" rx="6.6" ry="7.4" fill="#2a1a14"/>`,
      `<circle cx="${x - 2.2}" cy="194" r="2" fill="#fff"/>`,
      stroke(
        `M${x - out} 196Q${x} 183 ${x + out} 195${soft ? `l${side * 4}-4` : ''}`,
        soft ? '#2a1a14' : shaded(line, -0.35),
        soft ? 3.6 : 3,
      ),
      lines ? stroke(`M${x - side * 8} 211Q${x} 215 ${x + side * 10} 210`, line, 2, ' opacity=".45"') : '',
      lines === 2
        ? stroke(
            `M${x + side * 22} 190l${side * 8}-4M${x + side * 22} 198l${side * 9} 2`,
            line,
            2,
            ' opacity=".5"',
          )
        : '',
    ].join('')
  })
}

function mouth({ smile, soft, skin }: Person): string {
  const { lip, line } = SKINS[skin]
  if (smile === 'open')
    return (
      path('M211 242Q240 251 269 242Q265 270 240 272Q215 270 211 242Z', shaded(lip, soft ? 0 : -0.2)) +
      path('M216 245Q240 253 264 245Q262 257 256 260Q240 263 224 260Q218 257 216 245Z', '#fff')
    )
  return (
    (soft ? path('M218 247Q232 243 240 246Q248 243 262 247Q252 262 240 262Q228 262 218 247Z', lip) : '') +
    stroke('M212 244Q240 264 268 244', shaded(soft ? lip : line, -0.25), 3.6)
  )
}

const glassesOf = (colour: string) =>
  both(
    (x, side) =>
      `<rect x="${x - 23}" y="176" width="46" height="40" rx="17" fill="#fff" fill-opacity=".16" stroke="${colour}" stroke-width="4"/>${stroke(`M${x + side * 23} 190l${side * 12}-4`, colour, 4)}`,
  ) + stroke('M236 190Q240 186 244 190', colour, 4)

const hatOf = ([kind, crown, band]: NonNullable<Person['hat']>) => {
  const hat = HATS[kind]
  const ribs = kind === 'beanie' ? stroke(hat.band, shaded(crown, -0.2), 3) : path(hat.band, band)
  return (
    path(hat.crown, crown) +
    (kind === 'akubra' ? ribs : '') +
    path(hat.brim, shaded(crown, kind === 'beanie' ? -0.12 : -0.14)) +
    (kind === 'akubra' ? '' : ribs)
  )
}

/** `id` keeps the clips of two portraits apart when both are on one page. */
export function portrait(person: Person): string {
  const { base, shade, line, blush } = SKINS[person.skin]
  const { colour, beard, hat, glasses, earrings, lines, freckles, build, jaw } = person
  const hair: { back?: string; front: string; strands?: string } | null = person.hair && HAIR[person.hair]
  const face = faceOf(jaw)
  const neck = Math.round(build / 4.4)
  const shoulders = `M${240 - neck - 8} 330C${240 - neck - 30} 350 ${258 - build} 350 ${240 - build} 396C${230 - build} 424 ${226 - build} 452 ${224 - build} 480H${256 + build}C${254 + build} 452 ${250 + build} 424 ${240 + build} 396C${222 + build} 350 ${240 + neck + 30} 350 ${240 + neck + 8} 330Z`
  const beardColour = person.beardColour ?? shaded(colour, -0.08)
  return [
    hair?.back ? path(hair.back, shaded(colour, -0.22)) : '',
    path(`M${240 - neck} 240H${240 + neck}V330C${240 + neck} 356 ${240 - neck} 356 ${240 - neck} 330Z`, base),
    path(`M${240 - neck} 240H${240 + neck}V312Q252 338 ${240 - neck} 300Z`, shade),
    path(shoulders, person.cloth[0]),
    WEAR[person.wear]({ cloth: person.cloth, neck, build, skin: base, shoulders }),
    `<g fill="${shade}"><ellipse cx="170" cy="202" rx="12" ry="19" fill="${base}"/><ellipse cx="310" cy="202" rx="12" ry="19"/></g>`,
    stroke('M166 196q7-6 8 8M314 196q-7-6-8 8', line, 2, ' opacity=".5"'),
    earrings
      ? `<circle cx="168" cy="226" r="5" fill="${earrings}"/><circle cx="312" cy="226" r="5" fill="${earrings}"/>`
      : '',
    `<clipPath id="f"><path d="${face}"/></clipPath>`,
    path(face, shade),
    `<g clip-path="url(#f)">${path(face, base, ' transform="translate(-12 -5)"')}${hair ? path(hair.front, shade, ' transform="translate(3 9)"') : ''}${hat ? path(HATS[hat[0]].brim, shade, ' transform="translate(3 12)"') : ''}</g>`,
    `<g fill="${blush}" opacity=".24"><ellipse cx="196" cy="226" rx="16" ry="11"/><ellipse cx="284" cy="226" rx="16" ry="11"/></g>`,
    freckles
      ? `<g fill="${line}" opacity=".42">${[
          [192, 218],
          [201, 224],
          [190, 229],
          [209, 217],
          [278, 219],
          [287, 225],
          [272, 226],
          [291, 217],
          [234, 214],
          [246, 212],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9"/>`)
          .join('')}</g>`
      : '',
    beard ? path(BEARDS[beard], beardColour, ' fill-rule="evenodd"') : '',
    eyes(person),
    stroke('M247 202C248 212 253 218 252 224C250 231 237 231 232 226', line, 3, ' opacity=".75"'),
    lines ? stroke('M202 226Q194 236 196 248M278 226Q286 236 284 248', line, 2.4, ' opacity=".45"') : '',
    lines === 2 && !hat
      ? stroke('M210 140Q240 134 270 140M216 152Q240 147 264 152', line, 2, ' opacity=".3"')
      : '',
    mouth(person),
    hair
      ? path(hair.front, colour) +
        (hair.strands ? stroke(hair.strands, shaded(colour, 0.24), 3.5, ' opacity=".5"') : '')
      : '',
    glasses ? glassesOf(glasses) : '',
    hat ? hatOf(hat) : '',
  ].join('')
}

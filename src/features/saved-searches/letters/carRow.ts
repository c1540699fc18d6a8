import { escapeHtml } from '@/lib/text'
import { pictureUrl } from '@/lib/picture'
import type { CarNews } from '@/features/saved-searches/row'
import type { Colours } from './frame'
import { KIND_WORDS } from './words'

const WIDTH = 480

/** JPEG is the one format that every mail client shows. Pictures of other hosts, and SVG, keep their URL. */
const pictureOf = (url: string, origin: string): string =>
  new URL(pictureUrl(url, WIDTH, 'jpeg'), origin).href

const tag = (colours: Colours, { kind }: CarNews): string => {
  const [ground, ink] =
    kind === 'drop' ? [colours.accent, colours['accent-ink']] : [colours.sunken, colours.ink]
  return `<span style="display:inline-block;padding:3px 10px;border-radius:6px;background:${ground};color:${ink};font-size:13px;line-height:18px;font-weight:700">${KIND_WORDS[kind]}</span>`
}

export function carRow(colours: Colours, origin: string, car: CarNews): string {
  const href = escapeHtml(origin + car.href)
  const picture = car.picture
    ? `<a href="${href}"><img src="${escapeHtml(pictureOf(car.picture, origin))}" alt="${escapeHtml(car.name)}" width="240" style="display:block;width:100%;height:auto;border-radius:8px"></a>`
    : `<div style="padding:56px 0;border-radius:8px;background:${colours.sunken};color:${colours['ink-2']};text-align:center;font-size:14px">Photos coming</div>`
  const before = car.before
    ? ` <span style="color:${colours['ink-2']};font-size:16px;font-weight:400">was <s>${escapeHtml(car.before)}</s></span>`
    : ''
  const small = (text: string) =>
    `<p style="margin:0 0 10px;font-size:14px;line-height:21px;color:${colours['ink-2']}">${escapeHtml(text)}</p>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${colours.line}"><tr>
<td class="cell" width="240" valign="top" style="width:240px;padding:20px 20px 20px 0">${picture}</td>
<td class="cell words" valign="top" style="padding:20px 0">${tag(colours, car)}
<p style="margin:8px 0 4px;font-size:18px;line-height:24px;font-weight:700"><a href="${href}" style="color:${colours.ink};text-decoration:none">${escapeHtml(car.name)}</a></p>
${small(car.facts)}
<p style="margin:0;font-size:22px;line-height:28px;font-weight:700">${escapeHtml(car.price)}${before}</p>
${small(car.price_type)}
<a href="${href}" style="color:${colours.link};font-weight:700">See this one</a></td></tr></table>`
}

export const carLines = (origin: string, car: CarNews): string =>
  [
    `${KIND_WORDS[car.kind]}: ${car.name}`,
    car.facts,
    [car.before ? `Now ${car.price}, was ${car.before}` : car.price, car.price_type]
      .filter(Boolean)
      .join(', '),
    origin + car.href,
  ]
    .filter(Boolean)
    .join('\n')

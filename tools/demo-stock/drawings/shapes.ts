/** The words of SVG that the drawings are written in. */

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more = '',
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"${more}/>`

export const turned = (degrees: number, x: number, y: number, ...drawn: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn.join('')}</g>`

export const at = (x: number, y: number, scale: number, ...drawn: string[]) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn.join('')}</g>`

/** One drawing per number from 0 up to `count`. */
export const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Marks around a dial, from and to an angle that is counted clockwise from the top. */
export const ticks = (
  x: number,
  y: number,
  r: number,
  long: number,
  from: number,
  to: number,
  count: number,
  colour: string,
  width: number,
) =>
  many(count + 1, (index) =>
    turned(from + ((to - from) * index) / count, x, y, stroke(`M${x} ${y - r}v${long}`, colour, width)),
  )

/** Moves each part of a colour towards black (below 0) or white. */
export const shaded = (colour: string, by: number): string =>
  `#${[1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
    .map((part) => Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** A picture of a post: the middle 730 of its 900 lines are seen in every crop. */
export const wide = (...drawn: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${drawn.join('')}</svg>`

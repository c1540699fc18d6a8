/** The point of a picture that every crop keeps. It is part of the address: `/media/a.webp#focus=30,70`. */
const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/

const MIDDLE = 50
const percent = (value: number | null | undefined): number =>
  Math.round(Math.min(100, Math.max(0, value ?? MIDDLE)))

/** `x` and `y` are per cent from the left and the top. The centre is not written: a crop keeps it anyway. */
export function withFocus(url: string, x: number | null | undefined, y: number | null | undefined): string {
  const [across, down] = [percent(x), percent(y)]
  return across === MIDDLE && down === MIDDLE ? url : `${url}#focus=${across},${down}`
}

/** For `object-position`; undefined for a picture that is cropped around its centre. */
export function focusPosition(url: string): string | undefined {
  const [, x, y] = FOCUS.exec(url) ?? []
  return x && y ? `${x}% ${y}%` : undefined
}

/** The address alone, for readers outside the site. */
export const withoutFocus = (url: string): string => url.replace(FOCUS, '')

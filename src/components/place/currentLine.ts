interface Line {
  /** Epoch seconds. */
  at: number
  open: boolean
  text: string
}

const MINUTE = 60
const RADIX = 36

/** A page has up to twenty of these, so they are short: the minute, open (+) or not (-), the text. */
const lineText = ({ at, open, text }: Line): string =>
  `${Math.floor(at / MINUTE).toString(RADIX)}${open ? '+' : '-'}${text.replaceAll('|', ' ')}`

export const scheduleText = (lines: readonly Line[]): string => lines.map(lineText).join('|')

const readLine = (text: string): Line | null => {
  const [, minute, open, words] = /^(\w+)([+-])(.*)$/.exec(text) ?? []
  return minute
    ? { at: Number.parseInt(minute, RADIX) * MINUTE, open: open === '+', text: words ?? '' }
    : null
}

/** The last text of an `openSchedule` that began before `now` (epoch seconds). */
export const currentLine = (schedule: string, now: number): Line | undefined =>
  schedule
    .split('|')
    .flatMap((line) => readLine(line) ?? [])
    .findLast(({ at }) => at <= now)

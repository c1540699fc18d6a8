import { contrast } from './colour'
import { COLOUR_WORDS } from './colourWords.data'
import { nearestPassing } from './nearest'
import { PAIRS, type Pair } from './pairs'
import { palette, type ThemeInput } from './palette'

export interface Judged extends Pair {
  colours: { front: string; ground: string }
  ratio: number
  passes: boolean
}

export const judgePairs = (theme: ThemeInput): Judged[] => {
  const colours = palette(theme)
  return PAIRS.map((pair) => {
    const [front, ground] = [colours[pair.front], colours[pair.ground]]
    const ratio = contrast(front, ground)
    return { ...pair, colours: { front, ground }, ratio, passes: ratio >= pair.least }
  })
}

/** Cut off, not rounded: 4.496 is below 4.5. */
const figure = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** `Links on cards: Links #9ab on Cards #fff has 2.31:1 and needs 4.5:1. The nearest that passes: #567.` */
export function contrastFault({ front, ground, least, what, colours, ratio }: Judged): string {
  const nearest = nearestPassing(colours.front, colours.ground, least)
  const advice = nearest
    ? `The nearest that passes: ${nearest}.`
    : `None passes on it: change ${COLOUR_WORDS[ground]}.`
  return `${what}: ${COLOUR_WORDS[front]} ${colours.front} on ${COLOUR_WORDS[ground]} ${colours.ground} has ${figure(ratio)}:1 and needs ${least}:1. ${advice}`
}

export const contrastFaults = (theme: ThemeInput): string[] =>
  judgePairs(theme)
    .filter(({ passes }) => !passes)
    .map(contrastFault)

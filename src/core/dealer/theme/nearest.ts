import { contrast, mix } from './colour'

const STEPS = 200

/** The smallest step towards black or white that has enough contrast with the ground; null where neither has. */
const towards = (end: string, front: string, ground: string, least: number) => {
  for (let step = 0; step <= STEPS; step++) {
    const colour = mix(front, end, step / STEPS)
    if (contrast(colour, ground) >= least) return { step, colour }
  }
  return null
}

/** Null where no colour has enough contrast. */
export const nearestPassing = (front: string, ground: string, least: number): string | null => {
  const found = ['#000000', '#ffffff'].flatMap((end) => towards(end, front, ground, least) ?? [])
  return found.sort((a, b) => a.step - b.step)[0]?.colour ?? null
}

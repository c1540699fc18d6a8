import { plural } from '@/core/money/format'
import { say } from './say'

const EVERY_MS = 2000

/** `Loaded 40 of 300 dealers, about 2 minutes left.` */
export function progressLine(did: string, done: number, all: number, ms: number): string {
  const seconds = Math.ceil(((ms / done) * (all - done)) / 1000)
  const left = seconds < 90 ? plural(seconds, 'second') : plural(Math.ceil(seconds / 60), 'minute')
  return `${did} ${done} of ${all} dealers, about ${left} left.`
}

/** Says how far a long work is, not more often than a person reads. Nothing of work that is over soon. */
export function progressOf(did: string, all: number, now: () => number = Date.now): (done: number) => void {
  const began = now()
  let last = began
  return (done) => {
    if (done >= all || now() - last < EVERY_MS) return
    last = now()
    say(progressLine(did, done, all, last - began))
  }
}

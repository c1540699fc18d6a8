/** What a person's word about two cars with one chassis number does, beside what was said before. */
import { isOnShow } from '@/core/car/availability'
import type { SameVin } from '@/core/car/sameVin'

export type Word = 'one' | 'two' | 'undo'

interface Pressed {
  id: string
  status: string | null
  /** By staff. */
  isHidden: boolean
  said?: SameVin | undefined
}

const RELOAD = 'Reload the page.'
const isOff = ({ status, isHidden }: Pressed): boolean => isHidden || !isOnShow(status)
const isOf = (one: Pressed, other: Pressed): boolean => one.isHidden && one.said?.is === other.id
const areTwo = (one: Pressed, other: Pressed): boolean =>
  [one.said?.others?.includes(other.id), other.said?.others?.includes(one.id)].includes(true)

/** `go`; `done` when it was said already; else why not, for the person who presses. */
export function judge(is: Word, kept: Pressed, other: Pressed): string {
  if (is === 'undo') {
    if (isOf(other, kept)) return 'go'
    return other.isHidden ? `The car was taken off the website for another reason. ${RELOAD}` : 'done'
  }
  if (isOf(kept, other)) return `Somebody else has kept the other car of these two. ${RELOAD}`
  if (is === 'two') {
    if (isOf(other, kept)) return `Somebody else has said that this is one car. ${RELOAD}`
    return areTwo(kept, other) ? 'done' : 'go'
  }
  if (isOf(other, kept)) return 'done'
  if (areTwo(kept, other)) return `Somebody else has said that these are two cars. ${RELOAD}`
  if (isOff(kept)) return `The car that you keep is not on the website any more. ${RELOAD}`
  return isOff(other) ? `The other car is not on the website any more. ${RELOAD}` : 'go'
}

/** How many texts a dealer sends on one day: anybody can ask for one, and each costs money. */

export interface TextBudget {
  /** Today, by the dealer's clock. */
  sent: number
  perDay: number
}

/** The share for numbers without an account here. Strangers who use it up leave the rest to people who sign in again. */
const FOR_NEW = 0.8
const ALARM_AT = 0.5

const forNew = (perDay: number): number => Math.floor(perDay * FOR_NEW)

/** `sent` counts the text in question. */
export const mayText = ({ sent, perDay }: TextBudget, isKnown: boolean): boolean =>
  sent <= (isKnown ? perDay : forNew(perDay))

/** True when the next text goes to known numbers alone. */
export const isScarce = ({ sent, perDay }: TextBudget): boolean => sent >= forNew(perDay)

export type TextAlarm = 'half' | 'scarce'

/** At exactly one text each, so that a day has one mail of each kind. */
export function textAlarm({ sent, perDay }: TextBudget): TextAlarm | null {
  if (perDay === 0) return null
  if (sent === Math.max(1, forNew(perDay))) return 'scarce'
  return sent === Math.ceil(perDay * ALARM_AT) ? 'half' : null
}

/**
 * Limits on what anybody can ask for in somebody else's name, such as a mail to them. Each sender uses up a share of its
 * own, so that strangers cannot use up that of the person they name.
 */
import { type Counted, forget, type Limit, limiterOf, tally } from './limiter'
import { addressKey, personKey } from './limitKeys'

export interface NamedLimits {
  /** What one sender may do in one person's name. */
  own: Limit
  /** What all senders may do in one person's name before each is held to `whenCrowded`. */
  all: Limit
  /** How often one sender may do it although the person's name is used by many. */
  whenCrowded: number
}

/** `own`, `all`: how often this sender and everybody used the name, this time included. */
export const mayName = (
  used: { own: number; all: number },
  { own, all, whenCrowded }: NamedLimits,
): boolean => used.own <= own.points && (used.all <= all.points || used.own <= whenCrowded)

/** For what turned out to be the person: with `sender`, its own count as well. */
export async function forgetNamed(
  limits: NamedLimits,
  name: string,
  sender: string | undefined,
  redisUrl: string | undefined,
): Promise<void> {
  const person = personKey(name)
  await forget(limiterOf(limits.all, redisUrl), person)
  if (sender !== undefined) await forget(limiterOf(limits.own, redisUrl), `${person} ${addressKey(sender)}`)
}

/** Call it after the proof of work. `name`: an e-mail address or a phone number; `sender`: an IP address or an account. */
export async function countNamed(
  limits: NamedLimits,
  name: string,
  sender: string,
  redisUrl: string | undefined,
): Promise<Counted & { crowded: boolean }> {
  const person = personKey(name)
  const own = await tally(limits.own, `${person} ${addressKey(sender)}`, redisUrl)
  // What is refused anyway does not crowd the person's name.
  if (own.used > limits.own.points)
    return {
      ok: false,
      retryAfter: own.retryAfter,
      first: own.used === limits.own.points + 1,
      crowded: false,
    }
  const all = await tally(limits.all, person, redisUrl)
  const crowded = all.used > limits.all.points
  return mayName({ own: own.used, all: all.used }, limits)
    ? { ok: true, crowded }
    : { ok: false, retryAfter: own.retryAfter, first: false, crowded }
}

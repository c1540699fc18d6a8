import { phrase, t } from '@/lib/words'
import type { Gate, SignInType } from '@/core/dealer/links/gates'

/** By the page's `type`. `{cars}` is the dealer's word for them. */
const WHY: Record<SignInType | Gate, string> = {
  watchlist: phrase('Sign in and your saved {cars} are with you on every device.'),
  'trade-in': phrase('Sign in, and your valuation is kept in your account.'),
  checkout: phrase('You were about to reserve. We take you straight back.'),
  finance: phrase('You were on your way to finance. We take you straight back.'),
  'car-finance': phrase('You were about to apply for finance. We take you straight back.'),
  'spin-to-win': phrase('One go for each person: that is why we ask who you are. Then you spin.'),
  'online-payment': phrase(
    'Online payments are kept in your account. Sign in, and we take you straight there.',
  ),
}

const PLAIN = phrase('We send you a code by email or text. No password to remember.')

export const whySignIn = (type: SignInType | null | undefined, noun: string): string =>
  type ? t(WHY[type], { cars: noun }) : t(PLAIN)

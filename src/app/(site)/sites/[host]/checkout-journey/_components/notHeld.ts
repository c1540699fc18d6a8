import { phrase } from '@/lib/words'

/** The state of the hold before a deal is sent, for the summary beside each step. */
export const NOT_HELD = {
  title: phrase('It is not held yet'),
  text: phrase('Anybody can still reserve it. It is yours to decide on once you have sent the deal.'),
}

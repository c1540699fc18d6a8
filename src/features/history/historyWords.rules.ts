import { capital } from '@/lib/text'

const DONE: Record<string, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Removed',
  make: 'Created',
  replace: 'Replaced',
  revoke: 'Revoked',
}
const WHOLE: Record<string, string> = {
  'log in': 'Signed in',
  'log in failed': 'Sign-in refused: wrong password',
  'log in locked': 'Sign-in stopped: too many wrong passwords',
  'second step failed': 'Sign-in refused: wrong code',
  'two steps on': 'Turned two-step sign-in on',
  'two steps off': 'Turned two-step sign-in off',
  'new paper codes': 'Created new recovery codes',
}
export const VIA_WORDS: Record<string, string> = {
  admin: 'in the admin',
  api: 'through the API',
  feed: 'by a feed',
  cli: 'by a command',
  system: 'by the system',
  rule: 'by a rule',
  plan: 'by a schedule',
}

/** `update cars` is "Changed"; other sentences lose the name of the table at their end. */
export function whatWords(what: string, entity: string): string {
  const verb = what.endsWith(` ${entity}`) ? what.slice(0, -entity.length - 1) : what
  const words = WHOLE[what] ?? DONE[verb] ?? verb
  return capital(words)
}

import { KEY_DAYS, KEY_OVERLAP_HOURS, SCOPES, type Scope } from '@/features/keys/apiKeys.rules'
import { need, readArgs, readNumber } from './args'
import { COMMANDS } from './commandTable'
import { CommandError, report, say, tell } from './say'
import { findServer, operate } from './server'

const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text)

function scopesOf(text: string): Scope[] {
  const scopes = text
    .split(',')
    .map((scope) => scope.trim())
    .filter(Boolean)
  const wrong = scopes.find((scope) => !isScope(scope))
  if (wrong !== undefined || !scopes.length)
    throw new CommandError(`--scope takes ${SCOPES.join(', ')}${wrong ? `, not ${wrong}` : ''}.`, 2)
  return scopes.filter(isScope)
}

export async function createCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, COMMANDS['keys create'])
  const tenant = need(values.tenant, '--tenant')
  const scopes = scopesOf(need(values.scope, '--scope'))
  const days = readNumber(values.days, '--days', KEY_DAYS)
  const name = values.name === undefined ? {} : { name: values.name }
  const result = await operate(
    { op: 'keys.create', tenant, scopes, dealerships: values.dealership ?? [], ...name, days },
    await findServer(),
  )
  // The key alone is what a script reads.
  say(...result.lines)
  if (result.ok) tell(String(result.data.key))
  return result.ok ? 0 : 1
}

export async function revokeCommand(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(args, COMMANDS['keys revoke'])
  const prefix = need(positionals[0], 'The beginning of the key')
  const result = await operate(
    { op: 'keys.revoke', prefix, inHours: readNumber(values.in, '--in', KEY_OVERLAP_HOURS) ?? 0 },
    await findServer(),
  )
  return report(result)
}

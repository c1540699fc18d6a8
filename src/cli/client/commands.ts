import type { Decision } from '@/features/stock/feeds.rules'
import { need, readArgs } from './args'
import { COMMANDS } from './commandTable'
import { report, CommandError, say, tell } from './say'
import { findServer, operate, type Running } from './server'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { env } from '@/env'

/** A person's decision on a full feed that was held. */
const decisionCommand =
  (decision: Decision) =>
  async (args: string[]): Promise<number> => {
    const { positionals } = readArgs(args, COMMANDS['feeds release'])
    const id = need(positionals[0], 'The id of the full feed')
    const result = await operate({ op: 'feeds.decide', id, decision }, await findServer())
    return report(result)
  }

export const [releaseCommand, rejectCommand] = [decisionCommand('release'), decisionCommand('reject')]

const foundSchema = z.object({ name: z.string() })

/** A person types the name; a script says `--yes`. */
async function typedName(name: string, isSure: boolean): Promise<string> {
  if (isSure) return name
  if (!process.stdin.isTTY)
    throw new CommandError('Nothing was removed. Say --yes where nobody can type the name.', 2)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const typed = await terminal.question(`Type the dealer’s name, ${name}, to remove it: `)
  terminal.close()
  return typed
}

export async function removeCommand(args: string[]): Promise<number> {
  const { positionals, values } = readArgs(args, COMMANDS['tenants remove'])
  const slug = need(positionals[0], 'The short name of the dealer')
  const running = await findServer()
  const found = await operate({ op: 'tenants.remove', slug }, running)
  say(...found.lines)
  if (!found.ok) return 1
  const { name } = foundSchema.parse(found.data)
  const typed = await typedName(name, values.yes ?? false)
  const result = await operate({ op: 'tenants.remove', slug, name: typed }, running)
  return report(result)
}

/** Erases what dealers have kept long enough; with `--dry-run` it says what that would be. */
export async function retentionCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, COMMANDS['retention run'])
  const dry = values['dry-run'] ?? false
  const result = await operate({ op: 'retention.run', dry, tenant: values.tenant }, await findServer())
  return report(result)
}

export async function outboxCommand(args: string[]): Promise<number> {
  readArgs(args, COMMANDS.outbox)
  return report(await operate({ op: 'outbox' }, await findServer()))
}

export async function againCommand(args: string[]): Promise<number> {
  const again = need(readArgs(args, COMMANDS['outbox again']).positionals[0], 'The kind')
  return report(await operate({ op: 'outbox', again }, await findServer()))
}

/** The built-in index is in the server's memory; only a running server can report on it. */
async function whereTheIndexIs(): Promise<Running | null> {
  const running = await findServer()
  if (!running && !env.meilisearch)
    throw new CommandError(
      'No server is running. The built-in index is compared with the database at each start, so there is nothing to do.',
    )
  return running
}

export async function rebuildCommand(args: string[]): Promise<number> {
  readArgs(args, COMMANDS['search rebuild'])
  const result = await operate({ op: 'search.rebuild' }, await whereTheIndexIs())
  return report(result)
}

export async function checkCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, COMMANDS['search check'])
  const result = await operate(
    { op: 'search.check', repair: values.repair ?? false },
    await whereTheIndexIs(),
  )
  // A difference is what was asked for, and no fault of the command.
  tell(...result.lines)
  return result.ok ? 0 : 1
}

/** The pages are those that a running server serves. */
export async function truthCommand(args: string[]): Promise<number> {
  const { values } = readArgs(args, COMMANDS['truth check'])
  const running = await findServer()
  if (!running) throw new CommandError('No server is running: start it, then look at what it serves.')
  const result = await operate({ op: 'truth', tenant: values.tenant }, running)
  tell(...result.lines)
  return result.ok ? 0 : 1
}

export async function resetSecondFactorCommand(args: string[]): Promise<number> {
  const { positionals } = readArgs(args, COMMANDS['staff reset-second-factor'])
  const email = need(positionals[0], 'The email of the person')
  const result = await operate({ op: 'staff.resetSecondFactor', email }, await findServer())
  return report(result)
}

import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { need, readArgs } from './args'
import { CommandError, report, say } from './say'
import { findServer, operate } from './server'

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
  const { positionals, values } = readArgs(args, { yes: { type: 'boolean' } })
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

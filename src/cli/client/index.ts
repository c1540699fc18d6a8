import { StartError, storeWords } from '@/lib/startFaults'
import { CommandError, say, tell } from './say'
import type { CommandName } from './commandTable'
import { USAGE, usageOf, usageOfGroup } from './help'

type Run = (args: string[]) => Promise<number>
const RUNS: Record<CommandName, () => Promise<Run>> = {
  'tenants apply': async () => (await import('./tenants')).applyCommand,
  'tenants suspend': async () => (await import('./tenants')).suspendCommand,
  'tenants resume': async () => (await import('./tenants')).resumeCommand,
  'tenants remove': async () => (await import('./commands')).removeCommand,
  'staff reset-second-factor': async () => (await import('./commands')).resetSecondFactorCommand,
  'keys create': async () => (await import('./keys')).createCommand,
  'keys revoke': async () => (await import('./keys')).revokeCommand,
  'stock push': async () => (await import('./stockPush')).pushCommand,
  'webhooks listen': async () => (await import('./listen')).listenCommand,
  'feeds release': async () => (await import('./commands')).releaseCommand,
  'feeds reject': async () => (await import('./commands')).rejectCommand,
  'search rebuild': async () => (await import('./commands')).rebuildCommand,
  'search check': async () => (await import('./commands')).checkCommand,
  'truth check': async () => (await import('./commands')).truthCommand,
  outbox: async () => (await import('./commands')).outboxCommand,
  'outbox again': async () => (await import('./commands')).againCommand,
  'retention run': async () => (await import('./commands')).retentionCommand,
  backup: async () => (await import('./backup')).backupCommand,
  restore: async () => (await import('./backup')).restoreCommand,
  activate: async () => (await import('./backup')).activateCommand,
  'upgrade undo': async () => (await import('./upgrade')).undoCommand,
  move: async () => (await import('./move')).moveCommand,
  doctor: async () => (await import('./doctor')).doctorCommand,
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(RUNS, name)
const isHelp = (word: string): boolean => ['help', '--help', '-h'].includes(word)

/** What is typed where no command is: the help that was asked for, or what there is instead. */
function withoutCommand([first = '', second = '', third = '']: string[]): number {
  const of = isHelp(first) ? second : first
  const named = [`${second} ${third}`, of].find(isCommand)
  const words = named ? usageOf(named) : usageOfGroup(of)
  if (isHelp(first) || isHelp(second)) {
    tell(words ?? USAGE)
    return 0
  }
  if (first) say(`“${[first, second].filter(Boolean).join(' ')}” is no command.`, '')
  say(words ?? USAGE)
  return 2
}

async function main(argv: string[]): Promise<number> {
  process.umask(0o077)
  const [first = '', second = ''] = argv
  const name = [`${first} ${second}`, first].find(isCommand)
  if (!name) return withoutCommand(argv)
  const args = argv.slice(name.split(' ').length)
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    tell(usageOf(name))
    return 0
  }
  // Node 20 can hang on an import cycle with top-level await; loading it first avoids that.
  await import('lexical')
  return (await RUNS[name]())(args)
}

async function sentence(error: unknown): Promise<string> {
  if (error instanceof CommandError || error instanceof StartError) return error.message
  if (error instanceof Error && error.name === 'EnvError') return error.message
  const { env } = await import('@/env')
  const words = storeWords(error, env.databaseUrl)
  if (words) return `The command failed: ${words}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  async (error: unknown) => {
    say(await sentence(error))
    process.exit(error instanceof CommandError ? error.code : 1)
  },
)

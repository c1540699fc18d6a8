import { StartError } from '@/lib/startFaults'
import { CommandError, say, tell } from './say'
import { USAGE, usageOf } from './args'

type Run = (args: string[]) => Promise<number>
const COMMANDS: Record<string, () => Promise<Run>> = {
  'tenants apply': async () => (await import('./tenants')).applyCommand,
  'tenants suspend': async () => (await import('./tenants')).suspendCommand,
  'tenants resume': async () => (await import('./tenants')).resumeCommand,
  'tenants remove': async () => (await import('./commands')).removeCommand,
  'staff reset-second-factor': async () => (await import('./commands')).resetSecondFactorCommand,
  'keys create': async () => (await import('./keys')).createCommand,
  'keys revoke': async () => (await import('./keys')).revokeCommand,
  'stock push': async () => (await import('./stockPush')).pushCommand,
  'feeds release': async () => (await import('./commands')).releaseCommand,
  'feeds reject': async () => (await import('./commands')).rejectCommand,
  'search rebuild': async () => (await import('./commands')).rebuildCommand,
  'search check': async () => (await import('./commands')).checkCommand,
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

async function main(argv: string[]): Promise<number> {
  process.umask(0o077)
  const [first = '', second = ''] = argv
  const two = COMMANDS[`${first} ${second}`]
  const load = two ?? COMMANDS[first]
  if (!load) {
    const isRequested = ['help', '--help', '-h'].includes(first)
    const show = isRequested ? tell : say
    show(USAGE)
    return isRequested ? 0 : 2
  }
  const args = argv.slice(two ? 2 : 1)
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    tell(usageOf(two ? `${first} ${second}` : first))
    return 0
  }
  // Node 20 can hang on an import cycle with top-level await; loading it first avoids that.
  await import('lexical')
  return (await load())(args)
}

function sentence(error: unknown): string {
  if (error instanceof CommandError || error instanceof StartError) return error.message
  if (error instanceof Error && error.name === 'EnvError') return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(sentence(error))
    process.exit(error instanceof CommandError ? error.code : 1)
  },
)

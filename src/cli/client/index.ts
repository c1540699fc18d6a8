import { CommandError, say, tell } from './say'

const USAGE = `Usage: npm run forecourt -- <command>

  tenants apply [dir]                         load dealers from a folder (default: tenants)
  tenants suspend SLUG | tenants resume SLUG  close a dealer's website and keys, or take them up again
  tenants remove SLUG [--yes]                 remove a suspended dealer and everything of it
  staff reset-second-factor EMAIL             let in somebody who lost the phone and the paper codes
  keys create --tenant T --scope S[,S]        make an API key; the last line of standard output is the key
              [--dealership D] [--name N] [--days N]
  keys revoke PREFIX [--in HOURS]             end a key, at once or after an overlap
  stock push FILE --dealership D [--snapshot] send a stock file (CSV, XML or JSON, also packed) through the API
              [--update] [--name N] [--tenant T] [--key K] [--url URL] [--dry-run] [--receipt FILE]
  feeds release ID | feeds reject ID          decide on a full feed that was held for a person
  search rebuild                              build the search index anew, without a gap
  search check [--repair]                     compare the index with the database
  retention run [--dry-run] [--tenant T]      erase data of people that dealers have kept long enough
  backup DIR                                  copy the database and its files into a new folder, while the server runs
  restore DIR                                 put a backup into an empty data folder
  doctor                                      check settings, stores and versions`

type Run = (args: string[]) => Promise<number>
const COMMANDS: Record<string, () => Promise<Run>> = {
  'tenants apply': async () => (await import('./tenants')).applyCommand,
  'tenants suspend': async () => (await import('./tenants')).suspendCommand,
  'tenants resume': async () => (await import('./tenants')).resumeCommand,
  'tenants remove': async () => (await import('./removeTenant')).removeCommand,
  'staff reset-second-factor': async () => (await import('./staff')).resetSecondFactorCommand,
  'keys create': async () => (await import('./keys')).createCommand,
  'keys revoke': async () => (await import('./keys')).revokeCommand,
  'stock push': async () => (await import('./stockPush')).pushCommand,
  'feeds release': async () => (await import('./feedDecision')).releaseCommand,
  'feeds reject': async () => (await import('./feedDecision')).rejectCommand,
  'search rebuild': async () => (await import('./search')).rebuildCommand,
  'search check': async () => (await import('./search')).checkCommand,
  'retention run': async () => (await import('./retention')).retentionCommand,
  backup: async () => (await import('./backup')).backupCommand,
  restore: async () => (await import('./backup')).restoreCommand,
  doctor: async () => (await import('./doctor')).doctorCommand,
}

async function main(argv: string[]): Promise<number> {
  process.umask(0o077)
  const [first = '', second = ''] = argv
  const two = COMMANDS[`${first} ${second}`]
  const load = two ?? COMMANDS[first]
  if (!load) {
    const isAsked = ['help', '--help', '-h'].includes(first)
    const show = isAsked ? tell : say
    show(USAGE)
    return isAsked ? 0 : 2
  }
  // Node 20 can hang on an import cycle with top-level await; loading it first avoids that.
  await import('lexical')
  return (await load())(argv.slice(two ? 2 : 1))
}

function sentence(error: unknown): string {
  if (error instanceof CommandError || (error instanceof Error && error.name === 'EnvError'))
    return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    say(sentence(error))
    process.exit(error instanceof CommandError ? error.code : 1)
  },
)

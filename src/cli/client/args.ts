import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError } from './say'

type Options = NonNullable<ParseArgsConfig['options']>

function parsed<T extends Options>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), 2)
  }
}

/** Strict: a mistyped option and a word too many are errors, never ignored. `most`: the number of words that are no options. */
export function readArgs<T extends Options>(args: string[], options: T, most = 1) {
  const read = parsed(args, options)
  const surplus = read.positionals[most]
  if (surplus !== undefined) throw new CommandError(`“${surplus}” is a word too many here.`, 2)
  return read
}

/** A whole number of an option; undefined when it is not given. */
export function readNumber(
  text: string | undefined,
  name: string,
  [least, most]: readonly [number, number],
): number | undefined {
  if (text === undefined) return undefined
  const number = /^\d+$/.test(text) ? Number(text) : NaN
  if (number >= least && number <= most) return number
  throw new CommandError(`${name} takes a whole number from ${least} to ${most}, not “${text}”.`, 2)
}

export function need(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new CommandError(`${what} is missing.`, 2)
  return value
}

export const USAGE = `Usage: npm run forecourt -- <command>

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
  outbox                                      what waits to be sent or done, and what was given up
  outbox again KIND                           send again what was given up
  retention run [--dry-run] [--tenant T]      erase data of people that dealers have kept long enough
  backup DIR                                  copy the database and its files into a new folder, while the server runs
  restore DIR [--secret FILE]                 put a backup into an empty data folder, as a copy that sends nothing
  activate                                    a restored copy is the one that sends from now on
  move DIR                                    copy an SQLite data folder into the empty MongoDB of DATABASE_URL, and compare
  upgrade undo                                put back the database as it was before the last upgrade
  doctor                                      check settings, stores and versions`

/** The lines of one command. */
export function usageOf(command: string): string {
  const lines = USAGE.split('\n')
  const at = lines.findIndex((line) => line.includes(`  ${command} `) || line.includes(`| ${command} `))
  const rest = lines.slice(at + 1)
  const more = rest.findIndex((line) => !line.startsWith('      '))
  return [
    'Usage: npm run forecourt -- <command>',
    '',
    lines[at],
    ...rest.slice(0, more < 0 ? rest.length : more),
  ].join('\n')
}

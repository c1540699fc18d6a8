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

/** Strict: a mistyped option and a word too many are errors, never ignored. */
export function readArgs<T extends Options>(
  args: string[],
  { words, options }: { words: string; options: T },
) {
  const read = parsed(args, options)
  const surplus = read.positionals[words ? words.split(' ').length : 0]
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

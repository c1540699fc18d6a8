import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError } from './say'

/** Strict: a mistyped option is an error, never ignored. */
export function readArgs<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), 2)
  }
}

export function need(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new CommandError(`${what} is missing.`, 2)
  return value
}

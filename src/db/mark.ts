/** Beside a database whose content does not say that it was put there: it is a copy. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** In a database while rows of another one are on their way into it: no server starts on half a store. */
export const MOVING = 'moving'
/** The ids of dealers that were moved here, with those that they had: links in mails were made with the latter. */
export const FORMER_TENANTS = 'former-tenants'

const fileIn = (dataDir: string): string => path.join(/* turbopackIgnore: true */ dataDir, 'restored')

export const isMarkedRestored = (dataDir: string): boolean => existsSync(fileIn(dataDir))
/** `from`: for a person who looks into the file. */
export const markRestored = (dataDir: string, from: string): void =>
  writeFileSync(fileIn(dataDir), `${from}\n`, { mode: 0o600 })
export const unmarkRestored = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true })

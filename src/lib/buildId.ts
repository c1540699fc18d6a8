import { readFile } from 'node:fs/promises'
import { BUILD_ID } from './nextBuild.mjs'

/** Of the program that runs: another one may read words and values of a row otherwise. `source` where nothing was built. */
export const buildId = (): Promise<string> =>
  readFile(/* turbopackIgnore: true */ BUILD_ID, 'utf8').catch(() => 'source')

/** What `next build` leaves, for scripts/lib/build.mjs, which is plain Node. Checked by tests/int/server/nextContract.test.ts. */
export const BUILD_ID = '.next/BUILD_ID'

/** As Next's own standalone server does: the built settings, so that no compiler is loaded to read next.config.ts. */
export const BUILT_CONFIG = `import { readFileSync as readBuilt } from 'node:fs'
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(JSON.parse(readBuilt('.next/required-server-files.json', 'utf8')).config)`

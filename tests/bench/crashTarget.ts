/** The server of crash.ts without its pages: start-up, stores, worker and API as in production, without a build. */
import { serveApi } from '../helpers/api'

// Node 20 can wait for ever on an import cycle around a module with top-level await; loading it first avoids that.
await import('lexical')
const { start } = await import('@/boot')
await start()
await serveApi(Number(process.env.PORT))

/** The server of crash.ts without its pages: start-up, stores, worker and API as in production, and no build needed. */
import { serveApi } from '../helpers/api'

// Node 20 can wait for ever on a cycle of modules around one with top-level await; loaded first, it is settled.
await import('lexical')
const { start } = await import('@/boot')
await start()
await serveApi(Number(process.env.PORT))

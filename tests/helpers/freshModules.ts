/**
 * The files of the store tests share a process, and so do most unit tests: Payload and other packages, which nobody changes, are
 * loaded once and not for each file, which took most of a file's time. Whatever a file may have changed is reset before the next
 * one: the project's own modules are loaded again, settings are those of the start, and no database is open.
 */
import { vi } from 'vitest'

declare global {
  var settingsAtStart: NodeJS.ProcessEnv | undefined
}

vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()

globalThis.settingsAtStart ??= { ...process.env }
for (const name of Object.keys(process.env))
  if (!(name in globalThis.settingsAtStart)) Reflect.deleteProperty(process.env, name)
Object.assign(process.env, globalThis.settingsAtStart)

// `src/lib/registry.ts` and Payload store these outside of modules.
globalThis.forecourtRegistry = undefined
const opened: unknown = Reflect.get(globalThis, '_payload')
if (opened instanceof Map) opened.clear()

vi.resetModules()

/**
 * Files of the store tests share a process, so that Payload and its packages, which nobody changes, are read once and not for
 * each file: that was most of a file's time. What a file may have changed is put back before the next one: the project's own
 * modules are read anew, settings are those of the start, and no database is open. It runs before a file imports anything else.
 */
import { vi } from 'vitest'

declare global {
  var settingsAtStart: NodeJS.ProcessEnv | undefined
}

globalThis.settingsAtStart ??= { ...process.env }
for (const name of Object.keys(process.env))
  if (!(name in globalThis.settingsAtStart)) Reflect.deleteProperty(process.env, name)
Object.assign(process.env, globalThis.settingsAtStart)

// `src/lib/registry.ts` and Payload keep these beyond the modules.
globalThis.forecourtRegistry = undefined
const opened: unknown = Reflect.get(globalThis, '_payload')
if (opened instanceof Map) opened.clear()

vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()

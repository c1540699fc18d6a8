import { register, registered, singleton } from './registry'

export interface Readiness {
  ok: boolean
  checks: Record<string, unknown>
}

declare module '@/lib/registry' {
  interface Registry {
    readiness: () => Promise<Readiness>
    shutdown: Set<() => unknown>
  }
}

export const registerReadiness = (check: () => Promise<Readiness>): void => register('readiness', check)
export const appReadiness = (): (() => Promise<Readiness>) | undefined => registered('readiness')

const hooks = () => singleton('shutdown', () => new Set())

/** Called once, after the last request was answered; returns a function that removes the hook. */
export function onShutdown(hook: () => unknown): () => void {
  hooks().add(hook)
  return () => void hooks().delete(hook)
}

export async function runShutdownHooks(): Promise<void> {
  await Promise.allSettled([...hooks()].map(async (hook) => hook()))
}

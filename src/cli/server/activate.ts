/** A restored copy becomes the one that sends, when an operator says so. */
import { isHome, settle } from '@/db/home'
import { type NotifiedLoop, onNotify, notify } from '@/jobs/notify'
import { startEvery } from '@/jobs/loop'
import { log } from '@/lib/log'
import { keepSilent } from '@/lib/silentCopy'
import { done, type OperationResult } from './operationSchema'
import { outboxLine } from './outbox'

declare module '@/lib/registry' {
  interface Registry {
    silentCopyLoop: NotifiedLoop
  }
}

/** The command may have reached another process: each one looks itself. */
const LOOK_MS = 5000

/** `begin`: what this process does as soon as it is no silent copy any more. */
export function whenActivated(begin: (() => Promise<void>) | undefined): void {
  const loop = startEvery('silent copy', LOOK_MS, async () => {
    if (!(await isHome())) return
    void loop.stop()
    keepSilent(false)
    log.warn('this copy was activated: it sends from now on')
    await begin?.()
  })
  onNotify('silentCopyLoop', loop)
}

export async function activate(): Promise<OperationResult> {
  const waiting = await outboxLine()
  if (!(await settle())) return done(['This installation is the one that sends already: nothing to do.'])
  notify('silentCopyLoop')
  return done([
    `This installation is the one that sends from now on: ${waiting}. Never start the other one again.`,
  ])
}

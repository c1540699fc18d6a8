import { afterAll, beforeAll, describe } from 'vitest'
import { dealTests } from './dealTests'
import { onlineDealTests } from './onlineDealTests'
import { handoverTests } from './handoverTests'
import { returnTests } from './returnTests'
import { holdNewsTests } from './holdNewsTests'
import { holdTests } from './holdTests'
import { letterTests } from './letterTests'
import { ownHoldTests } from './ownHoldTests'
import { strangerTests } from './strangerTests'
import { suspendedTests } from './suspendedTests'
import { openReserveWorld, type ReserveWorld } from './reserveWorld'
import { isSmoke } from '../../helpers/mongo'

/** Reserving and paying on one database: SQLite without a url. */
export function reserveSuite(what: string, url: string | undefined): void {
  describe(`reservations on ${what}`, () => {
    let world: ReserveWorld
    beforeAll(async () => {
      world = await openReserveWorld(url)
    })
    afterAll(() => world?.close())
    holdTests(() => world, isSmoke(url) ? 1 : 5)
    if (isSmoke(url)) return
    ownHoldTests(() => world)
    holdNewsTests(() => world)
    letterTests(() => world)
    dealTests(() => world)
    onlineDealTests(() => world)
    handoverTests(() => world)
    returnTests(() => world)
    suspendedTests(() => world)
    strangerTests(() => world)
  })
}

/** Staff accounts and their safety, run with each database: SQLite without a url. */
import { afterAll, beforeAll, describe } from 'vitest'
import { openStaffWorld, type StaffWorld } from './staffWorld'
import { invitationTests } from './invitationTests'
import { joiningTests } from './joiningTests'
import { ownAccountTests } from './ownAccountTests'
import { ownerTests } from './ownerTests'
import { secondStepTests } from './secondStepTests'
import { sessionTests } from './sessionTests'
import { isSmoke } from '../../helpers/mongo'

export function staffSuite(what: string, url: string | undefined): void {
  describe(`Staff on ${what}`, () => {
    let world: StaffWorld
    beforeAll(async () => {
      world = await openStaffWorld(url)
    })
    afterAll(() => world.close())
    sessionTests(() => world)
    if (isSmoke(url)) return
    invitationTests(() => world)
    joiningTests(() => world)
    ownAccountTests(() => world)
    ownerTests(() => world)
    secondStepTests(() => world)
  })
}

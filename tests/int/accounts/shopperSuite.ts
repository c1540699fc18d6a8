/** Accounts of shoppers from the code to the deletion, on one database: SQLite without a url. */
import { afterAll, beforeAll, describe } from 'vitest'
import { accountTests } from './accountTests'
import { codeTests } from './codeTests'
import { ownSearchTests } from './ownSearchTests'
import { savedCarTests } from './savedCarTests'
import { sessionTests } from './sessionTests'
import { openShopperWorld, type ShopperWorld } from './shopperWorld'
import { spinTests } from './spinTests'
import { strangerTests } from './strangerTests'
import { watchlistTests } from './watchlistTests'
import { isSmoke } from '../../helpers/mongo'

export function shopperSuite(what: string, url: string | undefined): void {
  describe(`Accounts of shoppers on ${what}`, () => {
    let world: ShopperWorld
    beforeAll(async () => {
      world = await openShopperWorld(url)
    })
    afterAll(() => world.close())
    codeTests(() => world)
    if (isSmoke(url)) return
    sessionTests(() => world)
    watchlistTests(() => world)
    savedCarTests(() => world)
    ownSearchTests(() => world)
    accountTests(() => world)
    spinTests(() => world)
    strangerTests(() => world)
  })
}

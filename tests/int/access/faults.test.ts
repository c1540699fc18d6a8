import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { oneIn } from '../../helpers/full'
import { FAULTS } from './faults'
import { saveTables } from './restore'
import { runCollection } from './run'
import { makeWorld, type World } from './world'

/** The matrix itself runs whole each time; these show that it can fail. */
const TRIED = oneIn(6, FAULTS)
let world: World
let caught = 0
let restore = async (): Promise<void> => undefined
beforeAll(async () => {
  world = await makeWorld()
  restore = await saveTables(world)
})
afterAll(async () => {
  console.log(`planted faults: ${caught} of ${TRIED.length} caught`)
  await closeDb()
})

const staff = (names: string[]) => world.principals.filter(({ name }) => names.includes(name))

it.each(TRIED)('V1 caught: $name', async (fault) => {
  const takeOut = fault.plant(world)
  const found: string[] = []
  try {
    // One principal after the other: the first that notices is enough.
    for (const principal of staff(fault.who)) {
      if (!found.length)
        found.push(...(await runCollection(world, fault.slug, [principal], fault.part)).faults)
    }
  } finally {
    takeOut()
    await restore()
  }
  if (found.length) caught++
  expect(found).not.toEqual([])
})

it('every fault was taken out again', async () => {
  for (const slug of ['cars', 'pages', 'leads', 'users'])
    expect((await runCollection(world, slug, staff(['sales of A1']))).faults).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEALER_ROLES } from '@/access/roles'
import { closeDb } from '../../helpers/db'
import { newScore } from './cells'
import { all, POLICY } from './policy'
import { runCollection } from './run'
import { makeWorld, type World } from './world'

let world: World
const score = newScore()
/** Without collections that are closed to everybody: those can only refuse. */
const open = newScore()

beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => {
  console.log(
    `isolation matrix: ${score.cells} cells, ${score.successes} successes, ${score.faults.length} faults`,
  )
  await closeDb()
})

it('T5 every collection has a policy line, and every line a collection', () => {
  expect(Object.keys(POLICY).sort()).toEqual(world.db.config.collections.map(({ slug }) => slug).sort())
})

it('T5 the table names every role of a dealer', () => {
  expect([...all].sort()).toEqual([...DEALER_ROLES].sort())
})

it.each(Object.keys(POLICY))('T5 T10 I1 %s', async (slug) => {
  const own = await runCollection(world, slug, world.principals)
  score.cells += own.cells
  score.successes += own.successes
  score.faults.push(...own.faults)
  if (POLICY[slug]?.scope !== 'closed') {
    open.cells += own.cells
    open.successes += own.successes
  }
  expect(own.faults).toEqual([])
})

it('I1 the matrix is large and not made of refusals alone', () => {
  expect(score.cells).toBeGreaterThan(12_000)
  expect(open.successes / open.cells).toBeGreaterThan(0.19)
})

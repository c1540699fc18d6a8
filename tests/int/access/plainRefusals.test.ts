/** Messages of the admin for staff who filled in a form wrongly: in their words, never with names of the code. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { isRecord } from '@/lib/isRecord'
import { POLICY } from './policy'
import { rest } from './rest'
import { canary, SAMPLES } from './samples.data'
import { makeWorld, type World, principalIn } from './world'
import { bodyOf } from './writes'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const ADMIN = 'dealer admin of A'
const creatable = Object.entries(POLICY)
  .filter(([, { create, scope }]) => scope === 'tenant' && create.includes('dealer_admin'))
  .map(([slug]) => slug)

/** Names with underscores, paths into the settings, moments as a machine writes them, and what a parser says. */
const RAW =
  /\b[a-z]+_[a-z_]+\b|\bconfig\.|\d{4}-\d\d-\d\dT\d\d:|\bundefined\b|\[object|\bnull\b|\bNaN\b|Invalid (input|option)|^\d+:/

/** Everything in an answer that the admin shows: messages, and the labels beside them. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    ['message', 'label'].includes(key) && typeof part === 'string' ? [part] : wordsIn(part),
  )
}

async function refused(slug: string, body: unknown): Promise<string[]> {
  const headers = principalIn(world, ADMIN).headers
  const answer = await rest('POST', `/${slug}?depth=0`, headers, body)
  return answer.status < 400 ? [] : wordsIn(JSON.parse(answer.body))
}

/** What the fields of a form can send. */
const WRONG: [what: string, value: unknown][] = [
  ['a negative number', -1],
  ['a long text', 'x'.repeat(30_000)],
  ['an address that is none', 'javascript:alert(1)'],
  ['nothing', null],
]

/** What another program can send for a field of several values. */
const WRONG_WITHIN: unknown[] = [
  'x',
  { street: 1, phone: 2, minutes: 'x', url: 3, image: { url: 4 }, make: 5, version: 6 },
  [1, 'x'.repeat(30_000), { weekday: 9, open: '9', close: 'x', date: 'soon', from: '9', image: {} }],
]
const jsonNames = async (slug: string): Promise<string[]> =>
  (
    (await (await import('@payload-config')).default).collections.find((one) => one.slug === slug)
      ?.flattenedFields ?? []
  )
    .filter(({ type }) => type === 'json')
    .map(({ name }) => name)

it.each(creatable)('%s: a refusal reads like a person wrote it', async (slug) => {
  const row = SAMPLES[slug]?.(world.refs.a, canary('a'), '-plain') ?? {}
  const form = await bodyOf(slug, row)
  const notice = [await refused(slug, {}), await refused(slug, form), await refused(slug, form)]
  for (const [, value] of WRONG)
    for (const name of Object.keys(row).filter((key) => key !== 'tenant'))
      notice.push(await refused(slug, await bodyOf(slug, { ...row, [name]: value })))
  for (const name of await jsonNames(slug))
    for (const value of WRONG_WITHIN)
      notice.push(await refused(slug, await bodyOf(slug, { ...row, [name]: value })))
  const raw = [...new Set(notice.flat())].filter((words) => RAW.test(words))
  expect(raw).toEqual([])
})

it('the walk notices what it looks for', () => {
  const answer = {
    errors: [{ data: { errors: [{ label: 'tenant_id', path: 'slug' }] }, message: 'Wrong: Name' }],
  }
  expect(wordsIn(answer).filter((words) => RAW.test(words))).toEqual(['tenant_id'])
  expect(wordsIn(answer)).toContain('Wrong: Name')
})

it('an empty redirect says of both addresses what they lack, and nothing of the website', async () => {
  const words = await refused('redirects', { tenant: world.refs.a.tenant, from: '', to: '' })
  expect(words.join('\n')).toMatch(/Start with a single \/[^]*Use a path such as \/offers/)
  expect(words.join('\n')).not.toContain('The site itself answers')
})

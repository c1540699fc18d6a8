// product: B9
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDb } from '../../helpers/db'
import { rest } from './rest'
import { makeWorld, plant, type World, principalIn } from './world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(closeDb)

const headers = () => principalIn(world, 'editor of A').headers
const makePage = (slug: string): Promise<string> =>
  plant(world.db, 'pages', {
    tenant: world.refs.a.tenant,
    title: 'Shown',
    slug,
    layout: [{ blockType: 'intro', heading: 'First' }],
    _status: 'published',
  })
async function stands(id: string) {
  const read = async (draft: boolean) => {
    const page = await world.db.findByID({ collection: 'pages', id, draft, overrideAccess: true, depth: 0 })
    return [page.title, page._status, page.seo?.title ?? null]
  }
  return { onSite: await read(false), newest: await read(true) }
}

describe('B9 a change of many pages at once', () => {
  it('neither publishes nor wipes a draft; the others are changed, and the answer says which was not', async () => {
    const [drafted, plain] = [await makePage('bulk-drafted'), await makePage('bulk-plain')]
    await rest('PATCH', `/pages/${drafted}?draft=true`, headers(), { title: 'Drafted', _status: 'draft' })
    const both = `where[id][in][0]=${drafted}&where[id][in][1]=${plain}`
    const answer = await rest('PATCH', `/pages?${both}`, headers(), {
      ...{ seo: { title: 'Bulk' }, _status: 'published' },
    })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body).errors).toEqual([
      expect.objectContaining({
        id: drafted,
        message:
          'Shown has changes that are not published. Publish or discard them first, or save this as a draft.',
      }),
    ])
    expect(await stands(drafted)).toEqual({
      onSite: ['Shown', 'published', null],
      newest: ['Drafted', 'draft', null],
    })
    expect((await stands(plain)).onSite).toEqual(['Shown', 'published', 'Bulk'])
  })

  it('as a draft is added to the draft that is there', async () => {
    const id = await makePage('bulk-as-draft')
    await rest('PATCH', `/pages/${id}?draft=true`, headers(), { title: 'Drafted', _status: 'draft' })
    const body = { seo: { title: 'Bulk' }, _status: 'draft' }
    expect((await rest('PATCH', `/pages?where[id][in][0]=${id}&draft=true`, headers(), body)).status).toBe(
      200,
    )
    expect(await stands(id)).toEqual({
      onSite: ['Shown', 'published', null],
      newest: ['Drafted', 'draft', 'Bulk'],
    })
  })

  it('publishes the drafts themselves when that is what is asked for', async () => {
    const id = await makePage('bulk-publish')
    await rest('PATCH', `/pages/${id}?draft=true`, headers(), { title: 'Drafted', _status: 'draft' })
    const answer = await rest('PATCH', `/pages?where[id][in][0]=${id}&draft=true`, headers(), {
      _status: 'published',
    })
    expect(answer.status).toBe(200)
    expect((await stands(id)).onSite).toEqual(['Drafted', 'published', null])
  })
})

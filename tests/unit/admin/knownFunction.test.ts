import { describe, expect, it } from 'vitest'
import { knownFunction, orNothing } from '@/admin/frame/knownFunction'

describe('D6 names of server functions', () => {
  it.each(['form-state', 'render-document', 'render-list', 'table-state', 'slugify'])(
    '%s goes on',
    (name) => {
      const call = { name, args: { id: 'c1' } }
      expect(knownFunction(call)).toBe(call)
    },
  )

  it.each([
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__',
    'valueOf',
    ['toString'],
    7,
    null,
    undefined,
  ])('%s is unknown', (name) => expect(() => knownFunction({ name })).toThrow(/^Unknown Server Function/))

  it('a refusal is nothing to show, a fault stays one', async () => {
    const failing = (error: unknown) =>
      orNothing(async () => {
        throw error
      })
    expect(await orNothing(async () => knownFunction({ name: 'constructor' }))).toBeNull()
    expect(await failing(Object.assign(new Error('You are not allowed'), { status: 403 }))).toBeNull()
    expect(await failing(new Error('Unknown Server Function: x'))).toBeNull()
    expect(await failing(new Error('Unauthorized'))).toBeNull()
    await expect(failing(new Error('The disk is full'))).rejects.toThrow('disk')
    await expect(failing(Object.assign(new Error('x'), { status: 500 }))).rejects.toThrow('x')
    expect(await orNothing(async () => 'state')).toBe('state')
  })
})

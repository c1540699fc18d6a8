import { describe, expect, it } from 'vitest'
import { knownFunction } from '@/admin/frame/knownFunction'

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
})

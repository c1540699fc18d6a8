import { ValidationError } from 'payload'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { invalidError } from '@/access/invalid'

const { collections } = await config
const intro = (count: number) => `Look again at ${count}:`
const messageOf = (collection: string, ...errors: { path: string; message: string; label?: string }[]) =>
  invalidError(new ValidationError({ collection, errors }), { collections, intro })?.response.errors[0]
    ?.message

it.each([
  ['redirects', [{ path: 'to', message: 'Leads in a circle.' }], 'To'],
  ['redirects', [{ path: 'from', message: 'Is a page.' }], 'From'],
  ['offers', [{ path: 'name', label: 'Name', message: 'This is required.' }], 'Name'],
  ['tenants', [{ path: 'config', message: 'Colours: Words on it are pale.' }], 'Colours'],
  ['tenants', [{ path: 'config', message: 'This is required.' }], 'Settings'],
  [
    'tenants',
    [
      {
        path: 'config',
        message: 'Menu and footer, Menu, Oops, Link: Fill this in. Business, Legal name: Fill this in.',
      },
    ],
    'Menu and footer › Menu › Oops › Link, Business › Legal name',
  ],
])('a refused form of %s is told of by labels, never by the names of fields', (slug, errors, labels) => {
  expect(messageOf(slug, ...errors)).toBe(`Look again at 1: ${labels}`)
})

it('names each of several, and leaves any other error', () => {
  const both = [
    { path: 'from', message: 'x' },
    { path: 'to', message: 'y' },
  ]
  expect(messageOf('redirects', ...both)).toBe('Look again at 2: From, To')
  expect(messageOf('nothing', ...both)).toBeUndefined()
  expect(invalidError(new Error('x'), { collections, intro })).toBeNull()
})

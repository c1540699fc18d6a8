import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { DRAWING } from '@/blocks/drawing'

const FOLDER = 'src/blocks'
const isFolder = (name: string) => existsSync(path.join(FOLDER, name, 'Component.tsx'))
const typeOf = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`
const sourceOf = (name: string) =>
  readdirSync(path.join(FOLDER, name))
    .map((file) => readFileSync(path.join(FOLDER, name, file), 'utf8'))
    .join('\n')
const BLOCKS = readdirSync(FOLDER).filter(isFolder)

/** What changes without the site being emptied: single cars, free times, a visitor. The counts are compared. */
const CHANGING =
  /from '(?:@\/search\/cars\/(?!stock')|@\/core\/car\/read\/(?!models')|[^']*bookings|next\/headers)[^']*'/

describe('how each block is drawn', () => {
  it('is said of every block', () => {
    expect(BLOCKS.map(typeOf).sort()).toEqual(Object.keys(DRAWING).sort())
  })

  it('sees what the two that are drawn each time read', () => {
    const found = BLOCKS.filter((name) => CHANGING.test(sourceOf(name))).map(typeOf)
    expect(found).toEqual(expect.arrayContaining(['stockRail', 'workshop']))
  })

  const once = Object.entries(DRAWING).flatMap(([type, how]) => (how === 'once' ? type : []))
  it.each(BLOCKS.filter((name) => once.includes(typeOf(name))))(
    '%s, drawn once for all, reads nothing that changes by itself',
    (name) => expect(CHANGING.exec(sourceOf(name))?.[0]).toBeUndefined(),
  )
})

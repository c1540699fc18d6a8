import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { CarIndex } from '@/search/embedded/carIndex'
import { EmbeddedEngine } from '@/search/embedded/engine'
import { readParts, writeParts } from '@/search/embedded/snapshot/file'
import { FACETS, NUMS, type SearchRequest } from '@/search/types'
import { manyCars } from '../../helpers/manyCars'
import { searchContract } from '../../helpers/searchContract'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-snapshot-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const NAME = 'build stamp'
const write = (file: string, index: CarIndex, before = async () => {}) =>
  writeParts(file, NAME, index.parts(), before)

async function read(file: string, names = [NAME]): Promise<CarIndex | null> {
  const parts = await readParts(file, names)
  if (!parts) return null
  const index = new CarIndex()
  for (const steps = index.restore(parts); !steps.next().done;);
  return index
}

/** Whatever it was built of, it answers from what was on the disk. */
class FromDisk extends EmbeddedEngine {
  override async rebuild(...of: Parameters<EmbeddedEngine['rebuild']>) {
    const receipt = await super.rebuild(...of)
    const file = path.join(dir, 'contract')
    await write(file, this.current)
    await this.load(async () => (await read(file)) ?? new CarIndex())
    return receipt
  }
}
searchContract(
  'embedded, from its snapshot',
  async () => ({ engine: new FromDisk(), close: async () => {} }),
  {
    runs: 100,
  },
)

const cars = manyCars(3000, { seed: 5, dealerships: 20 })
const scope = { dealershipIds: [...new Set(cars.map((car) => car.dealership_id))] }
const questions: SearchRequest[] = [
  '',
  'hilx',
  'land cruiser',
  'white ute',
  'maz cx',
  'corolla 2020',
].flatMap((q) => [
  { scope, q, facets: FACETS, stats: NUMS, perPage: 100 },
  { scope: { dealershipIds: ['dealer_3'] }, q, sort: ['price:asc'], refine: { make: ['Toyota', 'Mazda'] } },
])
const answers = (index: CarIndex | null) => questions.map((question) => index?.search(question))

/** Some cars changed, some went, some came back. */
function livedIn(): CarIndex {
  const index = new CarIndex()
  for (const car of cars) index.upsert({ ...car, price: 1, rev: 1 })
  for (const car of cars.slice(0, 1500)) index.upsert({ ...car, rev: 2 })
  for (const car of cars.slice(1000, 1800)) index.remove(car.id)
  for (const car of cars.slice(1700, 1800)) index.upsert({ ...car, rev: 3 })
  return index
}

describe('the snapshot of the embedded index', () => {
  it('answers as the index did, and goes on as it would have', async () => {
    const file = path.join(dir, 'round')
    const index = livedIn()
    await write(file, index)
    const back = await read(file)
    expect(answers(back)).toEqual(answers(index))
    expect(back?.revisions(scope.dealershipIds)).toEqual(index.revisions(scope.dealershipIds))
    expect([back?.table.size, back?.waste]).toEqual([index.table.size, index.waste])
    for (const one of [index, back]) {
      for (const car of manyCars(300, { seed: 9 }))
        one?.upsert({ ...car, dealership_id: 'dealer_3', make: 'Neu' })
      for (const car of cars.slice(0, 200)) one?.remove(car.id)
    }
    expect(answers(back)).toEqual(answers(index))
  })

  it('is of one moment, whatever is written to the index while it is made', async () => {
    const file = path.join(dir, 'moment')
    const index = livedIn()
    const before = answers(index)
    function* written() {
      let n = 0
      for (const part of index.parts()) {
        yield part
        const car = cars[n++]
        if (!car) throw new Error('More parts than cars')
        index.upsert({ ...car, colour: `Colour ${n}`, make: 'Written later', features: [`New ${n}`] })
        index.remove(cars[1999 - n]?.id ?? '')
      }
    }
    await writeParts(file, NAME, written(), async () => {})
    expect(answers(index)).not.toEqual(before)
    expect(answers(await read(file))).toEqual(before)
  })

  it('of an empty index is empty', async () => {
    const file = path.join(dir, 'empty')
    await write(file, new CarIndex())
    expect(answers(await read(file))).toEqual(answers(new CarIndex()))
  })
})

describe('a snapshot that is not as it was written', () => {
  const whole = path.join(dir, 'whole')
  const harmed = path.join(dir, 'harmed')
  const index = new CarIndex()
  for (const car of cars.slice(0, 60)) index.upsert(car)

  it.each([
    ['missing', () => rmSync(harmed, { force: true })],
    ['empty', () => writeFileSync(harmed, '')],
    ['another file', () => writeFileSync(harmed, 'x'.repeat(5000))],
    [
      'with more behind it',
      (bytes: Buffer) => writeFileSync(harmed, Buffer.concat([bytes, Buffer.alloc(8)])),
    ],
    [
      'with a page of zeros in it',
      (bytes: Buffer) => writeFileSync(harmed, Buffer.from(bytes).fill(0, 4096, 8192)),
    ],
  ])('is not read: %s', async (_, harm) => {
    await write(whole, index)
    harm(readFileSync(whole))
    expect(await read(harmed)).toBeNull()
  })

  it('is not read when it is cut off, anywhere', async () => {
    await write(whole, index)
    const bytes = readFileSync(whole)
    const ends = Array.from({ length: 60 }, (_, n) => Math.floor((bytes.length * n) / 60))
    for (const end of [...ends, ...Array.from({ length: 20 }, (_, n) => bytes.length - 1 - n)]) {
      writeFileSync(harmed, bytes.subarray(0, end))
      expect(await read(harmed), `${end} of ${bytes.length} bytes`).toBeNull()
    }
  })

  it('is not read when one bit is another, anywhere', async () => {
    await write(whole, index)
    const bytes = readFileSync(whole)
    const places = Array.from({ length: 150 }, (_, n) => Math.floor(((bytes.length - 1) * n) / 149))
    for (const [n, at] of [
      ...places,
      ...Array.from({ length: 16 }, (_, i) => bytes.length - 1 - i),
    ].entries()) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (n % 8))
      writeFileSync(harmed, flipped)
      expect(await read(harmed), `byte ${at}`).toBeNull()
    }
  })

  it('is read by its own name alone: not by another build, nor with another database', async () => {
    await write(whole, index)
    for (const names of [[], ['other stamp'], ['build other']]) expect(await read(whole, names)).toBeNull()
    expect((await read(whole, ['build other', NAME]))?.table.size).toBe(60)
  })

  it('is not read in another format', async () => {
    await write(whole, index)
    const body = readFileSync(whole).subarray(0, -8)
    const again = (format: string) => {
      const changed = Buffer.from(body.toString('latin1').replace('"1"', `"${format}"`), 'latin1')
      writeFileSync(harmed, Buffer.concat([changed, Buffer.from(Float64Array.of(crc32(changed)).buffer)]))
    }
    again('1')
    expect((await read(harmed))?.table.size).toBe(60)
    again('0')
    expect(await read(harmed)).toBeNull()
  })

  it('stays the earlier one when the write of a new one ends early', async () => {
    await write(whole, index)
    const larger = livedIn()
    await expect(write(whole, larger, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
    function* broken() {
      yield* [...larger.parts()].slice(0, 9)
      throw new Error('no room')
    }
    await expect(writeParts(whole, NAME, broken(), async () => {})).rejects.toThrow('no room')
    copyFileSync(`${whole}.new`, harmed)
    expect(await read(harmed)).toBeNull()
    expect((await read(whole))?.table.size).toBe(60)
  })
})

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanPicture, readPicture, STAFF_FORMATS } from '@/integrations/storage/cleanPicture'
import { bomb } from '../../helpers/pngBomb'

const phone = readFileSync('tests/fixtures/pictures/phone.heic')
const rgb = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]
const near = (seen: number[], wanted: number[]) =>
  wanted.every((value, at) => Math.abs(value - (seen[at] ?? -99)) < 24)

describe('W6 an iPhone photo', () => {
  it('becomes an upright WebP without its place and camera, though its EXIF asks for a second turn', async () => {
    expect((await sharp(phone).metadata()).exif).toBeDefined()
    const made = await readPicture(phone, STAFF_FORMATS)
    if (typeof made === 'string') throw new Error(made)
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 480, height: 640 })
    expect((await sharp(made).metadata()).exif).toBeUndefined()
    expect(near(await rgb(made, 460, 20), [255, 255, 255])).toBe(true)
    expect(near(await rgb(made, 20, 20), [204, 34, 34])).toBe(true)
    expect(near(await rgb(made, 20, 600), [34, 34, 204])).toBe(true)
  })

  it('is taken from staff only: not from shoppers, not from other hosts', async () => {
    expect(await cleanPicture(phone)).toBeNull()
  })

  it('is converted beside the others: the process keeps answering, and a broken one holds up none', async () => {
    let turns = 0
    const clock = setInterval(() => turns++, 5)
    const broken = Buffer.from(phone)
    broken.fill(0, broken.length - 300)
    const [first, , last] = await Promise.all(
      [phone, broken, phone].map((bytes) => readPicture(bytes, STAFF_FORMATS)),
    )
    clearInterval(clock)
    expect([Buffer.isBuffer(first), Buffer.isBuffer(last)]).toEqual([true, true])
    expect(turns).toBeGreaterThan(3)
  })
})

describe('what is wrong with a file', () => {
  it.each([
    ['half an iPhone photo', phone.subarray(0, 700), /^(?:broken|format)$/],
    ['a head alone', phone.subarray(0, 40), /^format$/],
    ['a text', Buffer.from('hello'), /^format$/],
    ['a picture of too many pixels', bomb(30_000, 30_000), /^pixels$/],
    ['a picture without its pixels', bomb(2_000, 2_000), /^broken$/],
  ])('%s', async (_what, bytes, fault) => {
    expect(await readPicture(bytes, STAFF_FORMATS)).toMatch(fault)
  })

  it('an iPhone photo that says it has too many pixels is not decoded', async () => {
    const huge = Buffer.from(phone)
    const at = huge.indexOf('ispe')
    huge.writeUInt32BE(9000, at + 8)
    huge.writeUInt32BE(9000, at + 12)
    expect(await readPicture(huge, STAFF_FORMATS)).toBe('pixels')
  })
})

/** Hero and location pictures of the demo dealers: a drawn scene with rendered cars in it. `npm run scenes` */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { TENANTS } from '../tenants'

interface Placed {
  cutout: string
  width: number
  at: [left: number, top: number]
}
interface Scene {
  drawing: 'coast' | 'yard' | 'outback'
  size: [number, number]
  cars: Placed[]
  /** Left, top, width and height of the part that is kept; for phones, of the 4:3 part. */
  crop?: [number, number, number, number]
  phone?: [number, number, number, number]
}

const SCENES: Record<string, Scene> = {
  'harbour-toyota/hero': {
    drawing: 'coast',
    size: [1920, 900],
    cars: [{ cutout: 'suv-side', width: 900, at: [935, 298] }],
  },
  // A phone shows the upright middle of the picture: the whole car has to be in it, and calm sky above.
  'harbour-toyota/hero-phone': {
    drawing: 'coast',
    size: [1920, 900],
    crop: [460, 0, 1200, 900],
    cars: [{ cutout: 'suv-side', width: 570, at: [890, 466] }],
  },
  'harbour-toyota/yard': {
    drawing: 'coast',
    size: [1920, 900],
    cars: [
      { cutout: 'sedan-side', width: 800, at: [180, 338] },
      { cutout: 'ute-side', width: 880, at: [960, 318] },
    ],
  },
  'westside-motors/hero': {
    drawing: 'yard',
    size: [1200, 1000],
    cars: [{ cutout: '4x4-hero', width: 1000, at: [110, 310] }],
    phone: [0, 100, 1200, 900],
  },
  'westside-motors/yard': {
    drawing: 'yard',
    size: [1920, 1600],
    crop: [0, 640, 1920, 900],
    cars: [
      { cutout: 'hatch-hero', width: 860, at: [60, 830] },
      { cutout: 'ute-hero', width: 860, at: [1060, 820] },
      { cutout: 'wagon-hero', width: 900, at: [530, 900] },
    ],
  },
  'outback-caravans/hero': {
    drawing: 'outback',
    size: [2000, 900],
    cars: [
      { cutout: 'caravan-side', width: 900, at: [940, 215] },
      { cutout: '4x4-side', width: 760, at: [300, 290] },
    ],
    phone: [640, 0, 1200, 900],
  },
  'outback-caravans/yard': {
    drawing: 'outback',
    size: [2000, 900],
    cars: [
      { cutout: 'caravan-side', width: 820, at: [160, 245] },
      { cutout: 'ute-side', width: 760, at: [1060, 300] },
    ],
  },
}

/** A cut-out whose shadow fades towards the left and right edges, so that it never ends abruptly. */
async function placed({ cutout, width, at: [left, top] }: Placed) {
  const height = Math.round((width * 2) / 3)
  const stops = [
    [0, 0],
    [0.07, 1],
    [0.93, 1],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`)
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g">${stops.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`
  const car = await sharp(path.join(TENANTS, 'demo-pictures', `cutout-${cutout}.webp`))
    .resize(width, height)
    .png()
    .toBuffer()
  return {
    input: await sharp(car)
      .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
      .png()
      .toBuffer(),
    left,
    top,
  }
}

const part = (image: Buffer, [left, top, width, height]: [number, number, number, number]) =>
  sharp(image).extract({ left, top, width, height }).png().toBuffer()

for (const [
  name,
  {
    drawing,
    size: [width, height],
    cars,
    crop,
    phone,
  },
] of Object.entries(SCENES)) {
  const ground = await sharp(path.join(import.meta.dirname, `${drawing}.svg`), { density: 110 })
    .resize(width, height, { fit: 'fill' })
    .png()
    .toBuffer()
  const whole = await sharp(ground)
    .composite(await Promise.all(cars.map(placed)))
    .png()
    .toBuffer()
  const file = path.join(TENANTS, name.replace('/', '/assets/'))
  mkdirSync(path.dirname(file), { recursive: true })
  await sharp(crop ? await part(whole, crop) : whole)
    .resize({ width: 1920, withoutEnlargement: true })
    .webp({ quality: 84, effort: 6 })
    .toFile(`${file}.webp`)
  if (phone)
    await sharp(await part(whole, phone))
      .resize(960, 720)
      .webp({ quality: 82, effort: 6 })
      .toFile(`${file}-phone.webp`)
}

/** Writes what is drawn by rules for the demo dealers into their folders: `npm run drawings`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { TENANTS } from '../tenants'
import { portraits } from './grounds'
import { MAKES } from './makes'
import { MAPS } from './maps'
import { HARBOUR } from './postsHarbour'
import { OUTBACK } from './postsOutback'
import { WESTSIDE } from './postsWestside'
import { SOLD } from './vanParts'

function write(file: string, content: string | Buffer) {
  const to = path.join(TENANTS, file)
  mkdirSync(path.dirname(to), { recursive: true })
  writeFileSync(to, content)
}

for (const [file, svg] of [...SOLD, ...portraits(), ...MAPS]) write(file, svg)
for (const [slug, svg] of MAKES) write(`demo-pictures/make-${slug}.svg`, svg)

/** Flat colours stay exact as long as the file is small. */
const MOST_BYTES = 40_000
async function webp(svg: string): Promise<Buffer> {
  const exact = await sharp(Buffer.from(svg)).webp({ lossless: true, effort: 6 }).toBuffer()
  if (exact.length < MOST_BYTES) return exact
  return sharp(Buffer.from(svg)).webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer()
}

const POSTS = { 'harbour-toyota': HARBOUR, 'westside-motors': WESTSIDE, 'outback-caravans': OUTBACK }
for (const [dealer, posts] of Object.entries(POSTS))
  for (const [slug, svg] of Object.entries(posts))
    write(`${dealer}/assets/posts/${slug}.webp`, await webp(svg))

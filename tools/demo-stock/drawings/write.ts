/** Writes what is drawn by rules for the demo dealers into their folders: `npm run drawings`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { TENANTS } from '../tenants'
import { ACCESSORIES, accessory } from './accessories'
import { portraits } from './grounds'
import { MAKES } from './makes'

function write(file: string, content: string | Buffer) {
  const to = path.join(TENANTS, file)
  mkdirSync(path.dirname(to), { recursive: true })
  writeFileSync(to, content)
}

for (const name of Object.keys(ACCESSORIES))
  write(`harbour-toyota/assets/accessories/${name}.svg`, accessory(name))
for (const [file, svg] of portraits()) write(file, svg)
for (const [slug, svg] of MAKES) write(`demo-pictures/make-${slug}.svg`, svg)

/** Writes tenants/<slug>/stock.json of every demo dealer: `npm run generate`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { SLUGS, textOf } from './generate'
import { TENANTS } from './tenants'

for (const slug of SLUGS) {
  writeFileSync(path.join(TENANTS, slug, 'stock.json'), textOf(slug))
  process.stdout.write(`${slug} written\n`)
}

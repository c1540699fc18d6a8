// `npm run generate:licences`: docs/licences.md, the licences of the packages that a running server has, by the lock file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Older packages name their licences in a list, which the lock file does not repeat. */
function ofPackage(folder) {
  const file = `${folder}/package.json`
  const licences = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).licenses : undefined
  return licences?.map(({ type }) => type).join(' OR ') || 'in its LICENSE file'
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const byLicence = new Map()
for (const [folder, entry] of Object.entries(packages)) {
  if (!folder || entry.dev) continue
  const licence = entry.license ?? ofPackage(folder)
  const name = entry.name ?? folder.replace(/^.*node_modules\//, '')
  byLicence.set(licence, new Set(byLicence.get(licence)).add(name))
}
const rows = [...byLicence].sort(([a, one], [b, two]) => two.size - one.size || a.localeCompare(b))

/** The most frequent licence needs no names: it is that of every package which no other row has. */
const named = rows.slice(1).map(([licence, names]) => `- ${licence}: ${[...names].sort().join(', ')}`)
writeFileSync(
  'docs/licences.md',
  `# Licences of the packages

Written by \`npm run generate:licences\` from package-lock.json: what \`npm ci --omit=dev\` may install, on any machine. The text of each
licence is in its package. Ours is in [LICENSE](../LICENSE), those of the fonts are in \`public/fonts\`.

- ${rows[0][0]}: ${rows[0][1].size} packages, all that are not in a row below
${named.join('\n')}
`,
)

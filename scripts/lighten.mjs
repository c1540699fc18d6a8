// After an installation: takes the maps for debuggers out of the packages, a quarter of their size, which no program of ours reads.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const MAP = /\.(?:[cm]?[jt]s|css)\.map$/

if (existsSync('node_modules'))
  for (const name of readdirSync('node_modules', { recursive: true }))
    if (MAP.test(name)) rmSync(path.join('node_modules', name), { force: true })

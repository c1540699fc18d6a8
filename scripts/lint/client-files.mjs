import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SAYS_CLIENT = /^(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\s+)*['"]use client['"]/
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`; what names types alone is gone in the browser. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
const TYPES_ALONE = /^\{\s*(?:type\s[^,}]*,?\s*)+\}$/

const importsOf = (text) =>
  [...text.matchAll(IMPORT)].flatMap(([, names = '', whole, part]) =>
    TYPES_ALONE.test(names.trim()) ? [] : (whole ?? part),
  )

function fileOf(from, name) {
  if (!/^(?:@\/|\.)/.test(name)) return null
  const at = name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.posix.dirname(from), name)
  return [at, `${at}.ts`, `${at}.tsx`, `${at}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(file),
  )
}

/**
 * Files of `src` that run in the browser: those that say 'use client', and what they import for more than its type, as far as
 * `mayRun` allows (a file that it refuses is a breach, reported where it is imported).
 */
export function clientFiles(mayRun) {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
    (name) => `src/${name.replaceAll('\\', '/')}`,
  )
  const textOf = (file) => readFileSync(file, 'utf8')
  const queue = names.filter((name) => /\.tsx?$/.test(name) && SAYS_CLIENT.test(textOf(name)))
  const found = new Set(queue)
  for (const file of queue)
    for (const name of importsOf(textOf(file))) {
      const next = fileOf(file, name)
      if (!next || found.has(next) || !mayRun(next)) continue
      found.add(next)
      queue.push(next)
    }
  return [...found].sort()
}

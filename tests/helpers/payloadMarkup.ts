/** Names that Payload's screens give their elements, read from the code and style sheets that it ships. */
import { readdirSync, readFileSync } from 'node:fs'

const PACKAGES = ['ui', 'next', 'richtext-lexical'].map((name) => `node_modules/@payloadcms/${name}/dist`)

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // The bundles say the same once more, without the names of their variables.
    .filter((name) => ending.test(name) && !/^(?:exports|prod|cjs)\//.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))

const constant = /const (\w+) = '([\w-]+)'/g
const text = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g
const NAME = /[A-Za-z_][\w-]*/g

/** `${baseClass}__meta` with the text that its file has for `baseClass`. */
function textsOf(code: string): string[] {
  const constants = new Map([...code.matchAll(constant)].map(([, name, value]) => [name, value]))
  return [...code.matchAll(text)].map(([, one, two, template]) =>
    (one ?? two ?? template ?? '').replace(
      /\$\{(\w+)\}/g,
      (hole, name: string) => constants.get(name) ?? hole,
    ),
  )
}

export interface Markup {
  /** Whole names. */
  names: ReadonlySet<string>
  /** Beginnings that Payload goes on from, `clickable-arrow--`, and ends that it puts onto a name of elsewhere, `--nav-open`. */
  begun: readonly string[]
  ended: readonly string[]
}

export function payloadMarkup(): Markup {
  const code = PACKAGES.flatMap((folder) => filesIn(folder, /\.js$/))
  const texts = code.flatMap(textsOf)
  const styles = PACKAGES.flatMap((folder) => filesIn(folder, /\.css$/))
  const dressed = styles.flatMap((css) => css.match(/(?<=[.#])-?[A-Za-z_][\w-]*/g) ?? [])
  const names = texts.flatMap((one) => one.replaceAll(/[\w-]*\$\{[^}]*\}[\w-]*/g, ' ').match(NAME) ?? [])
  const begun = texts.flatMap((one) =>
    [...one.matchAll(/([A-Za-z][\w-]*[-_])\$\{/g)].map(([, word = '']) => word),
  )
  // The box of choices is another library's, which begins its names with this one.
  const prefixes = code.flatMap((one) =>
    [...one.matchAll(/classNamePrefix: ["'](\w+)["']/g)].map(([, name]) => `${name}__`),
  )
  const ended = texts.flatMap((one) => one.match(/(?<=^\$\{\w+\})(?:--|__)[\w-]+$/) ?? [])
  return {
    names: new Set([...dressed, ...names]),
    begun: [...new Set([...begun, ...prefixes])],
    ended: [...new Set(ended)],
  }
}

export const isPayloads = ({ names, begun, ended }: Markup, name: string): boolean =>
  names.has(name) ||
  begun.some((start) => name.startsWith(start) && name.length > start.length) ||
  ended.some((end) => name.endsWith(end) && names.has(name.slice(0, -end.length)))

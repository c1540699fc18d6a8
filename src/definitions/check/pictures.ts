import { isRecord } from '@/lib/isRecord'
import { fault, shown, type Fault, type Path } from './fault'

/** An address with `{map_key}` in it is of many files; what follows a `#` is the point that crops keep. */
const ADDRESS = /^\/media\/(demo|assets)\/([^{#]+)(?:#[^{]*)?$/

function addresses(value: unknown, path: Path = []): { path: Path; address: string }[] {
  if (typeof value === 'string') return ADDRESS.test(value) ? [{ path, address: value }] : []
  if (Array.isArray(value)) return value.flatMap((part, at) => addresses(part, [...path, at]))
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, part]) => addresses(part, [...path, key]))
    : []
}

/** `/media/assets/<slug>/x.webp` is `<slug>/assets/x.webp` in the folder of dealers, `/media/demo/x.webp` `demo-pictures/x.webp`. */
function fileOf(address: string): string {
  const [, kind, rest = ''] = ADDRESS.exec(address) ?? []
  if (kind === 'demo') return `demo-pictures/${rest}`
  const [slug = '', ...more] = rest.split('/')
  return `${slug}/assets/${more.join('/')}`
}

/** Pictures that are not there, or are another dealer's. `has` knows the files of the folder of dealers. */
export function pictureFaults(part: unknown, definition: unknown, has: (file: string) => boolean): Fault[] {
  const slug = isRecord(definition) ? String(definition.slug) : ''
  return addresses(part).flatMap(({ path, address }) => {
    const file = fileOf(address)
    const own = `/media/assets/${slug}/`
    if (address.startsWith('/media/assets/') && !address.startsWith(own))
      return [
        fault(path, `is ${shown(address)}, of another dealer. Write an address that starts with ${own}.`),
      ]
    return has(file) ? [] : [fault(path, `is ${shown(address)}, but there is no file ${file}.`)]
  })
}

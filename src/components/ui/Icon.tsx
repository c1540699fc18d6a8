import { iconPaths } from '@/components/car/icons.data'
import { siteIconPaths } from './siteIcons.data'

const paths = new Map<string, string>([...Object.entries(iconPaths), ...Object.entries(siteIconPaths)])

/** Everyday words for the same pictures, so that content need not know our names. */
const alias = new Map([
  ['badge-check', 'badge'],
  ['car', 'body'],
  ['check', 'tick'],
  ['dollar', 'money'],
  ['map-pin', 'pin'],
  ['scale', 'scales'],
  ['users', 'people'],
  ['handshake', 'hand'],
])

/** A decorative line icon by name; content may ask for one that we do not have, and gets a tick. */
export function Icon({ name }: { name: string }) {
  const markup = paths.get(name) ?? paths.get(alias.get(name) ?? '') ?? paths.get('tick') ?? ''
  return (
    <svg
      className="i"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

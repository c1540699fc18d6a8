/** A dealer's own map tiles, which the browsers of its visitors ask for. */
import { z } from 'zod'
import { isPublicHost } from '@/lib/publicAddress'

const MARKS = ['{z}', '{x}', '{y}']
/** Without a name, a password or a port: each visitor would read them, and a policy names the usual port alone. */
const ADDRESS = /^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]*\/\S+$/i

/** What is wrong with the address of tiles, and what would work. */
export function tilesFault(address: string): string | null {
  const missing = MARKS.filter((mark) => !address.includes(mark))
  if (missing.length)
    return `Put ${missing.join(', ')} where the number of a tile stands, as in https://tiles.example/{z}/{x}/{y}.png.`
  if (!ADDRESS.test(address))
    return 'Use https:// and the name of a server, without {s}, a port or a password.'
  if (!isPublicHost(new URL(address).hostname))
    return 'Use a server that everybody reaches, not one of your own network.'
  return null
}

export const tilesConfigSchema = z
  .object({
    url: z.string().trim().max(500).default(''),
    attribution: z.string().trim().max(200).default(''),
  })
  .refine(({ url, attribution }) => url === '' || attribution !== '', {
    path: ['attribution'],
    message: 'Say whose tiles they are: each map names its source.',
  })
export type Tiles = z.output<typeof tilesConfigSchema>

/** Null for a dealer without them. What was stored past the rule is held to it here. */
export const tilesOf = ({ mapTiles }: { mapTiles: Tiles }): Tiles | null =>
  mapTiles.url && mapTiles.attribution && !tilesFault(mapTiles.url) ? mapTiles : null

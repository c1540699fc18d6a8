/** Where a picture of the library is shown, in the words of its dealer's own lists. */
import type { CollectionSlug, PayloadRequest } from 'payload'
import { recordOf } from '@/access/ids'

const PLACES: readonly (readonly [slug: CollectionSlug, what: string, name: string])[] = [
  ['pages', 'the page', 'title'],
  ['posts', 'the post', 'title'],
  ['offers', 'the offer', 'name'],
  ['popups', 'the pop-up', 'title'],
  ['promo-nodes', 'the promotion card', 'title'],
  ['team-members', 'the team member', 'name'],
  ['locations', 'the location', 'name'],
  ['models', 'the model', 'name'],
  ['cars', 'the car', 'name'],
]

/** A row names a picture by its id or by its address, at any depth. */
export const isNamedIn = (row: unknown, marks: readonly string[]): boolean => {
  const text = JSON.stringify(row)
  return marks.some((mark) => text.includes(mark))
}

async function rowsOf(req: PayloadRequest, collection: CollectionSlug, tenant: string) {
  // A page may show the picture although its draft does not, or the reverse.
  const found = await Promise.all(
    [false, true].map((draft) =>
      req.payload.find({
        ...{ collection, draft, where: { tenant: { equals: tenant } }, depth: 0 },
        ...{ pagination: false, overrideAccess: true, req },
        ...(collection === 'cars' && {
          select: { name: true, images: true, primary_image_url: true, overrides: true },
        }),
      }),
    ),
  )
  return found.flatMap(({ docs }) => docs.map(recordOf))
}

/** One phrase for each place, such as `the page “Home”`. */
export async function placesOf(
  req: PayloadRequest,
  tenant: string,
  marks: readonly string[],
): Promise<string[]> {
  const site = await req.payload.findByID({
    ...{ collection: 'tenants', id: tenant, depth: 0, overrideAccess: true, disableErrors: true, req },
  })
  const places = new Set(site && isNamedIn(site, marks) ? ['the site settings'] : [])
  for (const [collection, what, name] of PLACES)
    for (const row of await rowsOf(req, collection, tenant))
      if (isNamedIn(row, marks)) places.add(`${what} “${String(row[name] ?? 'without a name')}”`)
  return [...places]
}

const MOST_NAMED = 5

export function usedRefusal(places: readonly string[]): string {
  const named = places.slice(0, MOST_NAMED).join(', ')
  const more = places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : ''
  return `This picture is still shown, so it was kept. Choose another one first in ${named}${more}.`
}

import { menusMarkup } from '@/app/(site)/sites/[host]/_lib/menus'
import { cacheable, jsonResponse } from '@/app/api/cars/cacheable'
import { methods } from '@/app/api/methods'

/** What the menus show beside their links: models, makes, pictures and locations, as HTML by the id of their place. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: cacheable('/api/menus', async (site) => jsonResponse(await menusMarkup(site))),
})

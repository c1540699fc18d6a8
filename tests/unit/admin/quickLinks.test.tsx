import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { ROLES } from '@/access/roles'
import { QuickLinks } from '@/admin/dashboard/QuickLinks'

const { collections } = await config
const isShown = (slug: string, user: object): unknown => {
  const hidden = collections.find((one) => one.slug === slug)?.admin.hidden
  return typeof hidden === 'function' ? !Reflect.apply(hidden, null, [{ user }]) : hidden !== true
}

it.each(ROLES)('Today leads a %s to nothing that its menu hides', (role) => {
  const user = { collection: 'users', id: 'u1', role, tenants: ['t1'] }
  const html = renderToStaticMarkup(<QuickLinks user={user} />)
  const slugs = [...html.matchAll(/href="\/admin\/collections\/([\w-]+)"/g)].map(([, slug = '']) => slug)
  expect(slugs.length).toBeGreaterThan(1)
  expect(slugs.filter((slug) => !isShown(slug, user))).toEqual([])
  expect(slugs.includes('pages')).toBe(role !== 'sales')
})

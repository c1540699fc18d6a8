// product: T3
import { expect, it } from 'vitest'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { withMainColour } from '@/core/settings/mainColour'
import { palette } from '@/core/dealer/theme/palette'
import { themeCss } from '@/core/dealer/theme/themeCss'
import { configInput } from '../../helpers/dealers'

const look = (settings: unknown) => {
  const config = tenantConfigSchema.parse(settings)
  return { ...palette(config), css: themeCss(config) }
}
const own = { brand: '#111111', 'brand-hover': '#000000', link: '#222222', accent: '#ffcc00' }
const settings = (more: object = {}) => ({
  ...configInput({}),
  theme: { ...configInput({}).theme, colours: own, tokens: { soft: '#eeeeee', radius: '4px' }, ...more },
})

it('a main colour is seen on the site, also where its colours were set one by one', () => {
  const { brand, link, accent, css } = look(withMainColour(settings(), '#aa0022'))
  expect({ brand, link, accent }).toEqual({ brand: '#aa0022', link: '#aa0022', accent: '#ffcc00' })
  expect(css).toContain('--brand:#aa0022')
  expect(css).toContain('--radius:4px')
  expect(css).not.toMatch(/#111111|#222222|#eeeeee/)
})

it.each(['#aa0', 'red', '', undefined])(
  '%j, which is not typed to its end, takes no colour away',
  (colour) => {
    expect(withMainColour(settings(), colour)).toMatchObject({ theme: { colours: own } })
  },
)

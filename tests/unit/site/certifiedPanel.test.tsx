import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CertifiedPanel } from '@/app/(site)/sites/[host]/cars/[slug]/_components/Panels'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const panel = (certifiedLogo?: string, makeLogo?: string, certified = true) =>
  renderToStaticMarkup(
    <CertifiedPanel
      car={exampleCar({ certified })}
      config={tenantConfigSchema.parse(
        configInput({
          features: { certified: true },
          manufacturer: { name: 'Toyota', slug: 'toyota' },
          certifiedBenefits: ['1-year warranty'],
          certifiedLogo,
        }),
      )}
      offer={null}
      logo={makeLogo}
    />,
  )

describe('V6 V9 the certified panel', () => {
  test.each([
    ['/media/north/programme.webp', '/pictures/320/north/programme.webp.webp'],
    ['/media/south/programme.svg', '/media/south/programme.svg'],
  ])('shows the logo of the dealer’s own programme, %s, with words and a size', (logo, src) =>
    expect(panel(logo, '/media/make.svg')).toContain(
      `<img src="${src}" alt="Logo of the Toyota certified programme" width="112" height="56" loading="lazy"/>`,
    ),
  )
  test('shows the make’s logo where the programme has none, else its letters', () => {
    expect(panel(undefined, '/media/make.svg')).toContain('<img src="/media/make.svg" alt=""')
    expect(panel()).toContain('<span class="make__mono" aria-hidden="true">T</span>')
  })
  test('is not there for a car that is not certified', () =>
    expect(panel('/x.svg', '/y.svg', false)).toBe(''))
})

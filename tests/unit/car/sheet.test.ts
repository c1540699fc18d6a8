import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderSheet } from '@/features/car-sheet/CarSheet'
import type { Car } from '@/core/car/car'
import { carAddress, sheetOf } from '@/core/car/sheet'
import { tenantConfigSchema, type TenantConfigInput } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import { qrSvg } from '@/lib/qr'
import { exampleCar } from '../../helpers/car'
import { pdfText } from '@/lib/pdfText'
import { configInput } from '../../helpers/dealers'

const now = new Date('2026-03-10T02:00:00Z')
const site = (config: Partial<TenantConfigInput> = {}): Site => ({
  tenant: { id: 't', slug: 'harbour', name: 'Harbour' },
  config: tenantConfigSchema.parse({ ...configInput(), licence: '3001', ...config }),
  dealerships: [],
  dealershipIds: [],
  host: 'harbour.test',
  origin: 'https://harbour.test',
})
const lender = { interestRate: 7, comparisonRate: 8.4, paymentWeek: 142 }
const finance = { provider: 'manual', lenderName: 'Lender Ltd', licence: 'ACL 1' }
const sheet = (over: Partial<Car>, config: Partial<TenantConfigInput> = {}) =>
  sheetOf(site(config), exampleCar(over), null, now)

describe('the sheet of a car (V10)', () => {
  test.each<[string, Partial<Car>, string, string]>([
    ['drive away', { price_type: 'drive_away' }, '$34,990', 'Drive away'],
    ['excluding government charges', { price_type: 'egc' }, '$34,990', 'Excl. Govt. Charges'],
    ['no price', { price: 0 }, 'Enquire for price', ''],
  ])('%s', (_, over, price, priceType) => expect(sheet(over)).toMatchObject({ price, priceType }))

  test('a repayment stands only beside its comparison rate, the warning and the lender', () => {
    const financed = { finance_lenders: { manual: lender } }
    const shown = sheet(financed, { features: { finance: true }, finance }).finance
    expect(shown).toMatchObject({ repayment: '$142 a week', comparison: '8.40% p.a. comparison rate' })
    expect(shown?.small).toContain('Lender Ltd, ACL 1')
    expect(shown?.small).toContain('WARNING: This comparison rate is true only')
    expect(sheet(financed, { features: { finance: false }, finance }).finance).toBeNull()
  })

  test('the file says price, type, licence and the day where the car stands', async () => {
    const bytes = await renderSheet(sheet({ price_type: 'drive_away', regplate: 'ABC123' }), null)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const text = pdfText(bytes)
    for (const words of [
      '2021 Toyota HiLux',
      '$34,990',
      'Drive away',
      'Dealer licence 3001',
      'ABC123',
      '10 Mar 2026',
    ])
      expect(text).toContain(words)
  })

  test('V17 a phone that reads the code opens the same car', async () => {
    const href = carAddress(exampleCar(), 'https://harbour.test', 'qr')
    const { data, info } = await sharp(Buffer.from(qrSvg(href)), { density: 600 })
      .resize(400, 400, { kernel: 'nearest' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      'https://harbour.test/cars/c1?utm_source=qr',
    )
  })
})

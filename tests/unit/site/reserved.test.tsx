import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Reserved } from '@/app/(site)/sites/[host]/cars/[slug]/_components/standing/Reserved'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

it.each([null, Date.UTC(2026, 10, 24, 3, 56) / 1000])(
  'the sentences of a reserved car stand apart, held until %s',
  (heldUntil) => {
    const config = tenantConfigSchema.parse(configInput({}))
    const html = renderToStaticMarkup(
      <Reserved
        car={exampleCar({ reserved: true })}
        config={config}
        heldUntil={heldUntil}
        zone="Australia/Melbourne"
      />,
    )
    const text = html.replace(/<[^>]+>/g, '')
    expect(text).toMatch(
      heldUntil
        ? /^Reserved for a shopper\. The hold ends \w.+\. Ask us/
        : /^Reserved for a shopper\. Ask us/,
    )
    expect(text).not.toMatch(/\.\p{Lu}/u)
  },
)

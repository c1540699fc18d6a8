import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApi } from '@/integrator-api/openapi'

it('I7 the document passes the recommended rules of an OpenAPI linter, its warnings too', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: JSON.stringify(openApi()), config })
  const reported = found.map(({ ruleId, severity, message, location: [at] }) =>
    [severity, ruleId, message, at?.pointer].join(' '),
  )
  expect(reported).toEqual([])
})

/** Whether examples and responses agree with openapi.json. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import type { OpenApi } from '@/integrator-api/openapi'
import type { Found } from '@/integrator-api/openapiParts'

const fits = (schema: z.ZodType) => (value: unknown) => schema.safeParse(value).success
const formats = { 'date-time': fits(z.iso.datetime({ offset: true })), date: fits(z.iso.date()) }

/** Empty when they agree. */
export function documented(api: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, formats })
  ajv.addSchema(api, 'api')
  // References within a part refer to the whole document.
  const whole = (schema: object): object =>
    z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"api#')))
  const faultsOf = (schema: object, value: unknown): string[] => {
    const check = ajv.compile(whole(schema))
    check(value)
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)
  }
  const faultsOfAnswer = async ({ operation }: Found, response: Response): Promise<string[]> => {
    const answer = Object.entries(operation.responses).find(([status]) => Number(status) === response.status)
    const text = await response.clone().text()
    if (!answer) return [`${response.status} is not documented: ${text}`]
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    const content = answer[1].content?.[type]
    if (answer[1].content && !content) return [`${response.status} comes as ${type}`]
    const missing = Object.entries(answer[1].headers ?? {})
      .filter(([name, header]) => 'required' in header && header.required && !response.headers.has(name))
      .map(([name]) => `without ${name}`)
    return [...missing, ...(content ? faultsOf(content.schema, JSON.parse(text)) : [])]
  }
  return { faultsOf, faultsOfAnswer }
}

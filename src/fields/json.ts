/** One zod schema types and validates a JSON field; the generated types use its JSON schema. */
import type { JSONField } from 'payload'
import { z } from 'zod'
import { labelOf } from './label'

type Schema = NonNullable<JSONField['jsonSchema']>['schema']
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

function toJsonSchema(schema: z.ZodType): Schema {
  const json: unknown = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
  return isSchema(json) ? json : {}
}

const say = (issue: z.core.$ZodIssue): string => `${issue.path.join('.') || 'value'}: ${issue.message}`

type Options = Pick<
  JSONField,
  'required' | 'label' | 'admin' | 'access' | 'defaultValue' | 'hooks' | 'virtual'
>

export const jsonField = (name: string, schema: z.ZodType, options: Options = {}): JSONField => ({
  label: labelOf(name),
  ...options,
  admin: {
    ...options.admin,
    components: { Field: '/admin/json/JsonField#JsonField', ...options.admin?.components },
  },
  name,
  type: 'json',
  jsonSchema: {
    uri: `schema://forecourt/${name}.json`,
    fileMatch: [`schema://forecourt/${name}.json`],
    schema: toJsonSchema(schema),
  },
  validate: (value) => {
    if (value === null || value === undefined) return options.required ? 'This is required.' : true
    const result = schema.safeParse(value)
    return result.success || result.error.issues.slice(0, 5).map(say).join('; ')
  },
})

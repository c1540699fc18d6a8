/** One zod schema types and validates a JSON field; the generated types use its JSON schema. */
import type { JSONField } from 'payload'
import { z } from 'zod'
import { placeWords, plainFault } from '@/lib/plainFault'
import { labelOf } from './label'
import { NOT_DRAWN } from './notDrawn'
import { capital } from '@/lib/text'

type Schema = NonNullable<JSONField['jsonSchema']>['schema']
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

function toJsonSchema(schema: z.ZodType): Schema {
  const json: unknown = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
  return isSchema(json) ? json : {}
}

const MOST_REPORTED = 5

/** `Street: Use at most 300 letters.` `labels`: the form's labels for the parts of the value, by path. */
function say(issue: z.core.$ZodIssue, labels: ReadonlyMap<string, string>): string {
  const fault = plainFault(issue)
  const sentence = capital(fault) + (/[.!?]$/.test(fault) ? '' : '.')
  const place = labels.get(issue.path.join('.')) ?? placeWords(issue.path)
  return place ? `${place}: ${sentence}` : sentence
}

type Options = Pick<
  JSONField,
  'required' | 'label' | 'admin' | 'access' | 'defaultValue' | 'hooks' | 'virtual'
> & {
  /** Of a list whose rows are known by one of their values, and not by their place: which, and the words for it. */
  rows?: { key: string; words?: readonly string[] }
}

/** Payload's lists and filters would show the value as it is stored. */
const unlisted = (components: { Cell?: unknown } = {}) =>
  components.Cell ? {} : { disableListColumn: true, disableListFilter: true }

/** Without a component that shows it in words, a form does not show the field. */
export const jsonField = (
  name: string,
  schema: z.ZodType,
  { rows, ...options }: Options = {},
  labels: ReadonlyMap<string, string> = new Map(),
): JSONField => ({
  label: labelOf(name),
  ...options,
  admin: {
    ...unlisted(options.admin?.components),
    ...options.admin,
    components: { ...NOT_DRAWN.components, ...options.admin?.components },
  },
  name,
  type: 'json',
  // What reads for pages checks stored values by it.
  custom: { schema, labels, ...(rows && { rows }) },
  jsonSchema: {
    uri: `schema://forecourt/${name}.json`,
    fileMatch: [`schema://forecourt/${name}.json`],
    schema: toJsonSchema(schema),
  },
  validate: (value) => {
    if (value === null || value === undefined) return options.required ? 'This is required.' : true
    const result = schema.safeParse(value)
    if (result.success) return true
    const message = new Set(result.error.issues.map((issue) => say(issue, labels)))
    return [...message].slice(0, MOST_REPORTED).join(' ')
  },
})

import { asSchema, type Method, nameIn, nameOfRef, optionsOf, type Schema, typesOf } from './schema'

const PLAIN: Record<string, string> = {
  ...{ string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' },
}
const named = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))
const joined = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'unknown'

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const rows = Object.entries(properties).map(
    ([name, part]) => `${named(name)}${required.includes(name) ? '' : '?'}: ${typeOf(part)}`,
  )
  if (rows.length) return `{ ${rows.join('; ')} }`
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOfRef(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return joined(schema.enum.map((value) => JSON.stringify(value)))
  const options = optionsOf(schema)
  if (options) return joined(options.map(typeOf))
  return joined(
    typesOf(schema).map((type) => {
      if (type === 'array') return `Array<${typeOf(schema.items ?? {})}>`
      return type === 'object' ? objectOf(schema) : (PLAIN[type] ?? 'unknown')
    }),
  )
}

function methodText({
  id,
  method,
  path,
  summary,
  inPath,
  choices,
  isOnce,
  body,
  isBodyNeeded,
  answer,
}: Method): string {
  const params = [
    ...inPath.map(({ name }) => `${name}: string`),
    ...choices.map(({ name, schema }) => `${nameIn(name)}?: ${typeOf(asSchema(schema))}`),
  ]
  const isOptional = inPath.length === 0
  const args = [
    ...(params.length
      ? [`params: { ${params.join('; ')} }${isOptional && !isBodyNeeded ? ' = {}' : ''}`]
      : []),
    ...(body
      ? [`body${isBodyNeeded ? '' : '?'}: ${Object.keys(body).length ? typeOf(body) : 'string | Uint8Array'}`]
      : []),
  ]
  const of = (place: string) => choices.filter((one) => one.in === place)
  const picked = (place: string) =>
    of(place).length
      ? `{ ${of(place)
          .map(({ name }) => `${JSON.stringify(name)}: params.${nameIn(name)}`)
          .join(', ')} }`
      : '{}'
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => `\${encodeURIComponent(params.${name})}`,
  )
  const rest = [picked('query'), picked('header'), body ? 'body' : 'undefined', String(isOnce)].join(', ')
  return `  /** ${summary} */
  ${id}(${args.join(', ')}): Promise<${answer ? typeOf(answer) : 'string'}> {
    return this.call(${JSON.stringify(method)}, \`${address}\`, ${rest})
  }
`
}

export const typescriptClient = (
  head: string,
  schemas: Record<string, unknown>,
  methods: readonly Method[],
  version: string,
): string =>
  [
    head
      .replaceAll('0000-00-00', version)
      .replace('  // methods\n', () => methods.map(methodText).join('\n')),
    ...Object.entries(schemas).map(([name, schema]) => `export type ${name} = ${typeOf(asSchema(schema))}\n`),
  ].join('\n')

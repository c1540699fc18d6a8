import { asSchema, type Method, nameIn, nameOfRef, optionsOf, type Schema, typesOf } from './schema'

const PLAIN: Record<string, string> = {
  ...{
    string: 'str',
    integer: 'int',
    number: 'float',
    boolean: 'bool',
    null: 'None',
    object: 'Dict[str, Any]',
  },
}
const joined = (types: readonly string[]): string => {
  const each = [...new Set(types)]
  if (each.length === 0 || each.includes('Any')) return 'Any'
  return each.length === 1 ? (each[0] ?? 'Any') : `Union[${each.join(', ')}]`
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return `"${nameOfRef(schema.$ref)}"`
  if (schema.enum && schema.enum.every((value) => typeof value === 'string'))
    return `Literal[${schema.enum.map((value) => JSON.stringify(value)).join(', ')}]`
  const options = optionsOf(schema)
  if (options) return joined(options.map(typeOf))
  return joined(
    typesOf(schema).map((type) =>
      type === 'array' ? `List[${typeOf(schema.items ?? {})}]` : (PLAIN[type] ?? 'Any'),
    ),
  )
}

const snake = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

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
  const bodyType = body && Object.keys(body).length ? typeOf(body) : 'Union[bytes, str]'
  const args = [
    'self',
    ...inPath.map(({ name }) => `${name}: str`),
    ...(body ? [isBodyNeeded ? `body: ${bodyType}` : `body: Optional[${bodyType}] = None`] : []),
    ...(choices.length ? ['*'] : []),
    ...choices.map(({ name, schema }) => `${nameIn(name)}: Optional[${typeOf(asSchema(schema))}] = None`),
  ]
  const of = (place: string) =>
    `{${choices
      .filter((one) => one.in === place)
      .map(({ name }) => `${JSON.stringify(name)}: ${nameIn(name)}`)
      .join(', ')}}`
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `{_part(${name})}`)
  const rest = [of('query'), of('header'), body ? 'body' : 'None', isOnce ? 'True' : 'False'].join(', ')
  return `    def ${snake(id)}(${args.join(', ')}) -> ${answer ? typeOf(answer) : 'str'}:
        """${summary}"""
        return self.call("${method}", f"${address}", ${rest})
`
}

function typeText(name: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(
    ([field, part]) => `    ${JSON.stringify(field)}: ${typeOf(part)},\n`,
  )
  if (rows.length === 0) return `${name} = ${typeOf({ ...schema, type: schema.type ?? 'object' })}\n`
  return `${name} = TypedDict("${name}", {\n${rows.join('')}}, total=False)\n`
}

export const pythonClient = (
  head: string,
  schemas: Record<string, unknown>,
  methods: readonly Method[],
  version: string,
): string =>
  [
    head
      .replaceAll('0000-00-00', version)
      .replace('    # methods\n', () => methods.map(methodText).join('\n')),
    ...Object.entries(schemas).map(([name, schema]) => typeText(name, asSchema(schema))),
  ].join('\n')

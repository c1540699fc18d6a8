/** The schema of the settings as data: what each of them may hold, and its usual value. */
import { z } from 'zod'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'

const scalar = z.union([z.string(), z.number()])
export interface SettingNode {
  type?: string | string[] | undefined
  enum?: (string | number)[] | undefined
  format?: string | undefined
  default?: unknown
  minimum?: number | undefined
  exclusiveMinimum?: number | undefined
  maximum?: number | undefined
  required?: string[] | undefined
  properties?: Record<string, SettingNode> | undefined
  propertyNames?: SettingNode | undefined
  additionalProperties?: SettingNode | boolean | undefined
  items?: SettingNode | undefined
  anyOf?: SettingNode[] | undefined
}
const nodeSchema: z.ZodType<SettingNode> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(scalar).optional(),
    format: z.string().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    maximum: z.number().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), nodeSchema).optional(),
    propertyNames: nodeSchema.optional(),
    additionalProperties: z.union([nodeSchema, z.boolean()]).optional(),
    items: nodeSchema.optional(),
    anyOf: z.array(nodeSchema).optional(),
  }),
)

export const SETTINGS: SettingNode = nodeSchema.parse(
  z.toJSONSchema(tenantConfigSchema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
)

/** Of a choice of shapes the one with parts, or the one that is not "nothing". Its usual value is that of the choice. */
export function plainNode(node: SettingNode): SettingNode {
  if (!node.anyOf) return node
  const chosen =
    node.anyOf.find(({ properties }) => properties) ?? node.anyOf.find(({ type }) => type !== 'null')
  return { ...chosen, default: node.default }
}

/** Throws for a path that the settings do not have: the tables of the forms are tested against it. */
export function nodeAt(root: SettingNode, path: string): SettingNode {
  let node = plainNode(root)
  for (const key of path.split('.')) {
    const next = node.properties?.[key]
    if (!next) throw new Error(`The settings have no "${path}"`)
    node = plainNode(next)
  }
  return node
}

import { z } from 'zod'
import { memoizeByObject } from '@/lib/memoize'

/** What a tool says: facts with a short text, or why there are none. */
export type ToolAnswer = { facts: Record<string, unknown>; text: string } | { fault: string }

export interface Tool {
  name: string
  title: string
  description: string
  input: z.ZodType
  output: z.ZodType
  /** @param provided as the caller sent them */
  answer(provided: unknown): Promise<ToolAnswer>
}

/** Open: an answer may get more facts. draft-07 is what clients of the protocol read without being told. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => ({
  ...z.toJSONSchema(schema, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  }),
  type: 'object' as const,
})

const inputSchemaOf = memoizeByObject((schema: z.ZodType) => schemaOf(schema, 'input'))
const outputSchemaOf = memoizeByObject((schema: z.ZodType) => schemaOf(schema, 'output'))

export const definitionOf = ({ name, title, description, input, output }: Tool) => ({
  name,
  title,
  description,
  inputSchema: inputSchemaOf(input),
  outputSchema: outputSchemaOf(output),
  annotations: {
    title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
})

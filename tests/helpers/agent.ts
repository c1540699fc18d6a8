/** An AI agent: the client of the protocol's own library, over any way to ask a site. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { z } from 'zod'

/** What `inventory.search` and `inventory.get` tell, as far as tests read it. */
export const listSchema = z.object({
  ...{ retrieved_at: z.iso.datetime(), url: z.url(), count: z.int(), page: z.int(), pages: z.int() },
  cars: z.array(
    z.looseObject({ slug: z.string(), stocknum: z.string(), url: z.url(), price_text: z.string() }),
  ),
})
export const oneSchema = z.object({
  ...{ retrieved_at: z.iso.datetime(), url: z.url(), price_text: z.string() },
  car: z.looseObject({ slug: z.string() }),
})
const resultSchema = z.object({
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).length(1),
  structuredContent: z.unknown().optional(),
  isError: z.boolean().optional(),
})

export interface Agent {
  tools(): Promise<string[]>
  /** The text of a refusal. */
  refused(name: string, input: Record<string, unknown>): Promise<string>
  search(input: Record<string, unknown>): Promise<z.output<typeof listSchema>>
  get(input: Record<string, unknown>): Promise<z.output<typeof oneSchema>>
  close(): Promise<void>
}

export type Ask = (request: Request) => Promise<Response>

/** The client checks each answer against the schema that the tool declared. */
export async function agentOf(host: string, ask: Ask): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1' })
  const fetch = (url: string | URL, init?: RequestInit) => ask(new Request(url, init))
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), { fetch }))
  const { tools } = await client.listTools()
  const call = async (name: string, input: Record<string, unknown>) =>
    resultSchema.parse(await client.callTool({ name, arguments: input }))
  const reported = async (name: string, input: Record<string, unknown>) => {
    const { isError, content, structuredContent } = await call(name, input)
    if (isError) throw new Error(content[0]?.text)
    return structuredContent
  }
  return {
    tools: async () => tools.map(({ name }) => name),
    refused: async (name, input) => {
      const { isError, content } = await call(name, input)
      if (!isError) throw new Error(`${name} answered`)
      return content[0]?.text ?? ''
    },
    search: async (input) => listSchema.parse(await reported('inventory.search', input)),
    get: async (input) => oneSchema.parse(await reported('inventory.get', input)),
    close: () => client.close(),
  }
}

/** One message, as it is sent. */
export const message = (method: string, params: object = {}, id = 1): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })
export const MESSAGE_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
}

import { type CallToolResult, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import { log } from '@/lib/log'
import { isStoreUnavailable } from '@/lib/storeUnavailable'
import type { Told, Tool } from './tool'

const AWAY = 'This is not available just now. Please try again in a minute.'
const OWN_FAULT = 'Something went wrong on our side. Please try again in a minute.'

const resultOf = (told: Told): CallToolResult =>
  'fault' in told
    ? { content: [{ type: 'text', text: told.fault }], isError: true }
    : { content: [{ type: 'text', text: told.text }], structuredContent: told.facts }

/** The library would send the words of any error to the caller: those of our own faults are for the log. */
export async function callTool(
  tools: readonly Tool[],
  { name, arguments: given }: { name: string; arguments?: unknown },
): Promise<CallToolResult> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) {
    const names = tools.map((one) => one.name).join(' and ')
    throw new McpError(ErrorCode.InvalidParams, `There is no such tool. This server has ${names}.`)
  }
  try {
    return resultOf(await tool.answer(given ?? {}))
  } catch (error) {
    log.error({ err: error, tool: name }, 'the call of an agent failed')
    throw new McpError(ErrorCode.InternalError, isStoreUnavailable(error) ? AWAY : OWN_FAULT)
  }
}

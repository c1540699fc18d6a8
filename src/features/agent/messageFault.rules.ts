import { isRecord } from '@/lib/isRecord'

const CALL = 'Send params with the name of a tool, and its arguments as an object.'
const BEGIN = 'Send params with protocolVersion, capabilities and clientInfo (name and version).'

const isCall = (params: Record<string, unknown>): boolean =>
  typeof params.name === 'string' && (params.arguments === undefined || isRecord(params.arguments))

const isBegin = ({ protocolVersion, capabilities, clientInfo }: Record<string, unknown>): boolean =>
  typeof protocolVersion === 'string' &&
  isRecord(capabilities) &&
  isRecord(clientInfo) &&
  typeof clientInfo.name === 'string' &&
  typeof clientInfo.version === 'string'

/** What a request lacks that has an id. The protocol's library would call it a fault of the server, in its own words. */
export function messageFault(message: unknown): { id: string | number; fault: string } | null {
  if (!isRecord(message)) return null
  const { id, method } = message
  if (typeof id !== 'string' && typeof id !== 'number') return null
  const params = isRecord(message.params) ? message.params : {}
  if (method === 'tools/call' && !isCall(params)) return { id, fault: CALL }
  return method === 'initialize' && !isBegin(params) ? { id, fault: BEGIN } : null
}

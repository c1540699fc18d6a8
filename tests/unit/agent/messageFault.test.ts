import { expect, it } from 'vitest'
import { messageFault } from '@/features/agent/messageFault.rules'

const request = (method: string, params?: unknown) => ({ jsonrpc: '2.0', id: 7, method, params })
const begin = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } }

it.each([
  [request('tools/call'), /name of a tool/],
  [request('tools/call', {}), /name of a tool/],
  [request('tools/call', { name: 7 }), /name of a tool/],
  [request('tools/call', { name: 'inventory.get', arguments: 'x' }), /arguments as an object/],
  [request('tools/call', { name: 'inventory.get', arguments: [] }), /arguments as an object/],
  [request('initialize'), /protocolVersion, capabilities and clientInfo/],
  [request('initialize', { ...begin, clientInfo: {} }), /clientInfo/],
])('%j is told what it lacks, under its id', (message, words) => {
  expect(messageFault(message)).toEqual({ id: 7, fault: expect.stringMatching(words) })
})

it.each([
  [request('tools/call', { name: 'inventory.search' })],
  [request('tools/call', { name: 'inventory.get', arguments: { slug: 'x' } })],
  [request('initialize', begin)],
  [request('tools/list')],
  [{ jsonrpc: '2.0', method: 'tools/call' }],
  [null],
  ['text'],
])('%j is for the library to answer', (message) => expect(messageFault(message)).toBeNull())

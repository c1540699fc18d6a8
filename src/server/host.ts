import { domainToASCII } from 'node:url'

/** 400: not a host. 421: well formed, but never one of ours (an IP address). */
export type HostAnswer = { host: string; port: string } | { fault: 400 | 421 }

const GRAMMAR = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export function normaliseHost(raw: string): HostAnswer {
  if (raw.length > 260) return { fault: 400 }
  const found = GRAMMAR.exec(raw.toLowerCase())
  const name = found?.[1]?.replace(/\.$/, '')
  const port = found?.[2] ?? ''
  if (!name || Number(port) > 65535) return { fault: 400 }
  if (name.startsWith('[')) return { fault: 421 }
  const labels = name.split('.')
  if (name.length > 253 || !labels.every((label) => LABEL.test(label))) return { fault: 400 }
  // Browsers read a host that ends in a number as an IPv4 address, also in octal and hexadecimal.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? '')) return { fault: 421 }
  // Punycode that changes in a round trip names another host than it shows.
  if (name.includes('xn--') && domainToASCII(name) !== name) return { fault: 400 }
  return { host: name, port }
}

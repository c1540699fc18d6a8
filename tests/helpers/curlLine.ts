/** Sends the request of a curl command, as a shell and curl would: neither has to be installed. */
import { randomUUID } from 'node:crypto'

const WORD = /(?:'[^']*'|"(?:\\.|[^"\\])*"|\\.|[^\s'"\\])+/g
const PART = /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/g

function filled(text: string, variables: Record<string, string>): string {
  return text.replaceAll('$(uuidgen)', randomUUID()).replaceAll(/\$(\w+)/g, (_all, name: string) => {
    const value = variables[name]
    if (value === undefined) throw new Error(`$${name} has no value`)
    return value
  })
}

const wordsOf = (line: string, variables: Record<string, string>): string[] =>
  (line.replaceAll('\\\n', ' ').match(WORD) ?? []).map((word) =>
    word.replaceAll(
      PART,
      (_all, single?: string, double?: string, escaped?: string) =>
        single ?? (double === undefined ? (escaped ?? '') : filled(double, variables)),
    ),
  )

/** Knows `-X`, `-H` and `-d`; whatever else stands in a line is an error. */
export function sendCurlLine(line: string, variables: Record<string, string>): Promise<Response> {
  const [command, ...words] = wordsOf(line, variables)
  if (command !== 'curl') throw new Error(`not a line for curl: ${line}`)
  const headers = new Headers()
  let method = 'GET'
  let address = ''
  let body: string | null = null
  while (words.length) {
    const word = words.shift() ?? ''
    const value = word.startsWith('-') ? (words.shift() ?? '') : ''
    const [, name = '', content = ''] = /^([^:]+): (.*)$/.exec(value) ?? []
    if (word === '-X') method = value
    else if (word === '-H') headers.append(name, content)
    else if (word === '-d') body = value
    else if (word.startsWith('-') || address) throw new Error(`curl would not take ${word}`)
    else address = word
  }
  return fetch(address, { method, headers, body })
}

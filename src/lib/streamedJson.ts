/** An object as pieces of text: `head` as it is, then each list, read as it is written. */
export async function* streamedJson(
  head: object,
  lists: Readonly<Record<string, AsyncIterable<object>>>,
): AsyncGenerator<string> {
  yield '{'
  let before = ''
  for (const [name, value] of Object.entries(head)) {
    yield `${before}\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`
    before = ','
  }
  for (const [name, list] of Object.entries(lists)) {
    yield `${before}\n  ${JSON.stringify(name)}: [`
    before = ''
    for await (const one of list) {
      yield `${before}\n    ${JSON.stringify(one)}`
      before = ','
    }
    yield ']'
    before = ','
  }
  yield '\n}\n'
}

/** What is known of the insides of Payload stands in two files; and what they and the style sheets name is still there. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isPayloads, payloadMarkup } from '../../helpers/payloadMarkup'

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const)

const CONTRACTS = ['admin/payloadContract.ts', 'lib/payloadContract.ts']
/** Made by Payload itself. */
const MADE = /^(?:payload-types|db\/migrations\/|app\/\(payload\)\/admin\/importMap)/
/** Here Payload draws nothing, and a name of its sheets is there by chance. */
const OF_SITE = /^(?:blocks|components|core|server)\/|^app\/\((?:look|platform|preview|site)\)/

const markup = payloadMarkup()
/** Names of more than one word: `nav` and `table` are anybody's. */
const isTypical = (name: string): boolean => /[a-z](?:-|__)[a-z]/.test(name) && isPayloads(markup, name)

const TEXT = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g
const SELECTOR = /(?<=[.#])[A-Za-z_][\w-]*/g
const CLASSES = /className=(?:"([^"]*)"|\{[^}\n]*\})/g

/** Signs of a file that reaches into Payload's screens. */
const OF_SCREENS = [
  /new MutationObserver/,
  /Object\.getPrototypeOf\(\w+\), 'value'/,
  /type: '(?:UPDATE|REMOVE|SET_ROW_COLLAPSED|REPLACE_STATE|ADD_ROW|MERGE_SERVER_STATE)'/,
]
/** Signs of one that knows its server, or reads its errors by their words. */
const OF_SERVER = [
  /payload-(?:token|preferences|locked-documents|migrations|kv|jobs|document-event|live-preview)/,
  /Failed query: |adapter\.operators|Unknown Server Function|isOperational|Multipart|uploadConfig\.handlers/,
]

const signsIn = (text: string, signs: readonly RegExp[]) =>
  signs.flatMap((sign) => text.match(sign)?.[0] ?? [])

function namesIn(text: string): string[] {
  const looks = [...text.matchAll(CLASSES)].flatMap(([whole]) => whole.match(/[A-Za-z][\w-]*/g) ?? [])
  const texts = [...text.matchAll(TEXT)].map(([, one, two, three]) => one ?? two ?? three ?? '')
  const sought = texts.flatMap((one) => one.match(SELECTOR) ?? [])
  return [...new Set([...looks, ...sought])].filter((name) => isTypical(name) && !name.startsWith('fc-'))
}

const insidesIn = (text: string, isOfSite = false): string[] => [
  ...(isOfSite ? [] : [...namesIn(text), ...signsIn(text, OF_SCREENS)]),
  ...signsIn(text, OF_SERVER),
]

it.each([
  ['a class of Payload', `<div className="nav__wrap fc-x">`, ['nav__wrap']],
  ['one in a choice', `<div className={is ? 'doc-controls__meta' : 'a'}>`, ['doc-controls__meta']],
  ['one by a name that Payload puts together', `find('.clickable-arrow--left')`, ['clickable-arrow--left']],
  ['a selector', `x.closest('.rs__input')`, ['rs__input']],
  ['an id', 'x.closest(`#document-stale-data-reload`)', ['document-stale-data-reload']],
  ['an observer', 'new MutationObserver(look)', ['new MutationObserver']],
  ['the words of an error', `error.message.startsWith('Failed query: select')`, ['Failed query: ']],
  ['a cookie', '/payload-token=/', ['payload-token']],
  ['a table', `collection: 'payload-preferences'`, ['payload-preferences']],
  ['an order to a form', `dispatchFields({ type: 'UPDATE', path })`, ["type: 'UPDATE'"]],
  ['nothing of it', `<div className="fc-btn is-good" data-x="list">`, []],
])('finds %s', (_what, text, found) => expect(insidesIn(text)).toEqual(found))

it('a page of the site may name its parts as it likes, and knows Payload’s server no better', () =>
  expect(insidesIn(`<b className="nav__wrap" /> new MutationObserver(x) /payload-token=/`, true)).toEqual([
    'payload-token',
  ]))

it('no file but the contracts knows the insides of Payload', () => {
  const breaches = filesIn('src', /\.(?:tsx?|mjs)$/).flatMap(([name, text]) => {
    if (CONTRACTS.includes(name) || MADE.test(name)) return []
    const found = insidesIn(text, OF_SITE.test(name))
    return found.length ? [`${name}: ${found.join(', ')}`] : []
  })
  expect(breaches).toEqual([])
})

it('what the contract of its screens and the admin’s style sheets name is in Payload', () => {
  const sheets = filesIn('src/app/(payload)', /\.css$/).map(([, css]) => css.replace(/\/\*[\s\S]*?\*\//g, ''))
  const own = filesIn('src/admin', /\.tsx?$/)
    .filter(([name]) => name !== 'payloadContract.ts')
    .map(([, text]) => text)
    .join('\n')
  const dressed = sheets.flatMap((css) => css.match(/(?<=[.#])[a-z][\w-]*(?=[^{};]*\{)/g) ?? [])
  const named = dressed.filter(
    (name) => !/^(?:fc|is)-|^[0-9a-f]{3,8}$/.test(name) && !new RegExp(`\\b${name}\\b`).test(own),
  )
  const contract = readFileSync('src/admin/payloadContract.ts', 'utf8')
  // Without those that go on with a name of ours: `.cell-${…}`.
  const sought = contract.match(/(?<=['` (][.#]|'(?=nav|field-|document-))[a-z][\w-]*[a-z](?![-\w])/g) ?? []
  expect(named.length).toBeGreaterThan(20)
  expect(sought.length).toBeGreaterThan(30)
  expect([...new Set([...named, ...sought])].filter((name) => !isPayloads(markup, name))).toEqual([])
})

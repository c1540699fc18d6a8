import { expect, it } from 'vitest'
import { readForm, type FormLimits } from '@/lib/requestBody'

const LIMITS: FormLimits = { files: 2, fields: 3, fileBytes: 100, fieldBytes: 50, bytes: 5000 }
const TYPE = 'multipart/form-data; boundary=x'
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, value: string, filename = 'a.jpg') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${value}\r\n`
const END = '--x--\r\n'

/** Sent in pieces, and how many of them were read before the reader let go. */
function sent(text: string, type = TYPE) {
  const bytes = new TextEncoder().encode(text)
  const state = { at: 0 }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (state.at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(state.at, (state.at += 97)))
    },
  })
  return { body, headers: new Headers({ 'content-type': type }) }
}

it('reads fields, the first of each name, and files', async () => {
  const text =
    field('id', '7') + field('id', '8') + file('photos', 'abc', 'Zürich.jpg') + file('photos', '') + END
  const form = await readForm(sent(text), LIMITS)
  if (!form.ok) throw new Error(form.why)
  expect([...form.fields]).toEqual([['id', '7']])
  expect(form.files.map(({ name, data }) => [name, data.toString()])).toEqual([
    ['Zürich.jpg', 'abc'],
    ['a.jpg', ''],
  ])
})

it.each([
  ['a file too many', file('p', '1').repeat(3) + END, 'large'],
  ['a field too many', field('a', '1').repeat(4) + END, 'large'],
  ['a file over its size', file('p', 'x'.repeat(101)) + END, 'large'],
  ['a value over its size', field('a', 'x'.repeat(51)) + END, 'large'],
  ['a body over its size', field('a', '1') + 'x'.repeat(6000), 'large'],
  ['a body that ends early', file('p', '1').slice(0, 60), 'broken'],
  ['nothing', '', 'broken'],
])('%s is refused', async (_, text, why) => {
  expect(await readForm(sent(text), LIMITS)).toEqual({ ok: false, why })
})

it.each(['application/json', 'multipart/form-data', 'multipart/mixed; boundary=x', ''])(
  'a body of %s is no form',
  async (type) => {
    expect(await readForm(sent(field('a', '1') + END, type), LIMITS)).toEqual({ ok: false, why: 'broken' })
  },
)

it('asks once, in front of the first file, whether files are wanted, and keeps none if not', async () => {
  const requested: unknown[] = []
  const text = field('id', '7') + file('p', '1') + file('p', '2') + END
  const form = await readForm(sent(text), LIMITS, async (fields) => {
    requested.push(fields.get('id'))
    return false
  })
  expect([form, requested]).toEqual([{ ok: false, why: 'refused' }, ['7']])
})

it('400,000 parts are dropped as they come, without a pause', async () => {
  const many = field('a', '1').repeat(400_000)
  const from = performance.now()
  const body = new Blob([many]).stream()
  const form = await readForm(
    { body, headers: new Headers({ 'content-type': TYPE }) },
    { ...LIMITS, bytes: 1e9 },
  )
  expect(form).toEqual({ ok: false, why: 'large' })
  expect(performance.now() - from).toBeLessThan(1000)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queueOf } from '@/admin/pictures/uploadQueue'
import { fullRefusal, REFUSALS } from '@/features/pictures/limits.rules'

/** Requests that wait for the test to answer them. */
const sent: FakeRequest[] = []
class FakeRequest {
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  onloadend: (() => void) | null = null
  status = 0
  responseText = ''
  address = ''
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader() {}
  send() {
    sent.push(this)
  }
  abort() {
    this.onloadend?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onloadend?.()
  }
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const settled = () => new Promise((resolve) => setTimeout(resolve))
const reported = (queue: ReturnType<typeof queueOf>) =>
  queue.read().map(({ file, state, words }) => [file.name, state, words])

it('photos are sent one after the other, in their order, and handed over once', async () => {
  const queue = queueOf('car')
  const changes = vi.fn()
  const leave = queue.subscribe(changes)
  queue.add([photo('a.jpg'), photo('b.jpg')], 9)
  expect(reported(queue).map(([, state]) => state)).toEqual(['sending', 'waiting'])
  sent[0]?.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(queue.read()[0]?.share).toBe(0.25)
  sent[0]?.answer(201, { url: '/media/t/c/1.webp' })
  await settled()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.address).toBe('/admin/api/car-photos/car')
  expect(queue.collect()).toEqual(['/media/t/c/1.webp'])
  expect(queue.collect()).toEqual([])
  sent[1]?.answer(201, { url: '/media/t/c/2.webp' })
  await settled()
  expect(queue.collect()).toEqual(['/media/t/c/2.webp'])
  expect(changes).toHaveBeenCalled()
  leave()
})

it('one that is refused holds up no other, and says why', async () => {
  const queue = queueOf('other')
  queue.add([photo('a.tif', 'image/tiff'), photo('b.jpg'), photo('c.jpg'), photo('d.jpg')], 2)
  expect(reported(queue)[0]).toEqual(['a.tif', 'refused', REFUSALS.format])
  expect(reported(queue)[3]).toEqual(['d.jpg', 'refused', fullRefusal])
  sent[0]?.answer(422, { errors: [{ message: 'Torn.' }] })
  await settled()
  expect(reported(queue)[1]).toEqual(['b.jpg', 'refused', 'Torn.'])
  sent[1]?.answer(201, { url: '/c' })
  await settled()
  expect(queue.collect()).toEqual(['/c'])
})

it.each([
  [0, '', /connection was lost/],
  [401, '{}', /signed out/],
  [413, '', /larger than 25 MB/],
  [500, '{"errors":[{"message":"Error at line 3"}]}', /^That did not work\. Try again\.$/],
  [502, '<html>', /^That did not work\. Try again\.$/],
])('an answer of %d is told in words, and tried again', async (status, body, words) => {
  const queue = queueOf(`car-${status}`)
  queue.add([photo('a.jpg')], 1)
  sent[0]?.answer(status, body)
  await settled()
  expect(queue.read()[0]?.words).toMatch(words)
  queue.retry(queue.read()[0]?.key ?? 0)
  expect(reported(queue)).toEqual([['a.jpg', 'sending', '']])
  sent[1]?.answer(201, { url: '/a' })
  await settled()
  expect(queue.collect()).toEqual(['/a'])
})

it('one that is stopped is gone, and the next goes on', async () => {
  const queue = queueOf('stopped')
  queue.add([photo('a.jpg'), photo('b.jpg')], 9)
  queue.drop(queue.read()[0]?.key ?? 0)
  await settled()
  expect(reported(queue)).toEqual([['b.jpg', 'sending', '']])
  sent[1]?.answer(201, { url: '/b' })
  await settled()
  expect(queue.collect()).toEqual(['/b'])
})

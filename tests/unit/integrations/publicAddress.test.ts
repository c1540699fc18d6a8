import { expect, it } from 'vitest'
import { PUBLIC } from '@/integrations/remotePicture'
import { checkUrl } from '@/integrations/outbound'
import { addressProblem, isPublicAddress } from '@/lib/publicAddress'

const INSIDE = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.0.0.53 127.255.255.254
  168.63.129.16 169.254.0.1 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1 192.0.0.192 192.0.2.1
  192.88.99.1 192.168.0.1 192.168.255.255 198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255
  240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:8.8.8.8
  ::ffff:0:127.0.0.1 64:ff9b::127.0.0.1 64:ff9b::808:808 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2001:20::1 2002:7f00:1::
  2002:a00:1:: 3fff::1 5f00::1 4000::1 fc00::1 fd00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1`
  .trim()
  .split(/\s+/)

const OUTSIDE =
  '1.1.1.1 8.8.8.8 13.55.0.1 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.255.255 203.0.114.1 2400:cb00::1 2606:4700::1111'.split(
    ' ',
  )

it('W5 the table is long enough to mean something', () =>
  expect(new Set(INSIDE).size).toBeGreaterThanOrEqual(50))
it.each(INSIDE)('W5 %s is inside', (address) => expect(isPublicAddress(address)).toBe(false))
it.each(OUTSIDE)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true))
it.each(['', 'localhost', '1.2.3', 'example.com', '1.2.3.4.5', '0x7f.1.2.3.4'])(
  'W5 %j is no address',
  (text) => expect(isPublicAddress(text)).toBe(false),
)

it.each([
  // One number, octal, hexadecimal and short forms of addresses inside.
  'http://2130706433/',
  'http://017700000001/',
  'http://0x7f000001/',
  'http://127.1/',
  'http://0/',
  'http://0x7f.0.0.1/',
  'http://10.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00:ec2::254]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127.0.0.1./',
  // Other schemes, ports and credentials.
  'file:///etc/passwd',
  'ftp://cars.example/a.jpg',
  'gopher://cars.example/',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://cars.example:22/',
  'http://cars.example:3000/',
  'https://cars.example:6379/',
  'http://cars.example:27017/a.jpg',
  'http://user@cars.example/a.jpg',
  'http://user:word@cars.example/a.jpg',
  'http://cars.example@127.0.0.1/',
  'http://',
  'cars.example/a.jpg',
  '',
])('W5 %j is not asked for', (address) => {
  expect(() => checkUrl(address, undefined, PUBLIC)).toThrow(
    expect.objectContaining({ name: 'RemoteFault', kind: 'barred' }),
  )
})

it.each([
  'http://cars.example/a.jpg',
  'https://cars.example/a.jpg?v=2',
  'http://cars.example:80/a',
  'https://cars.example:443/a',
  'https://8.8.8.8/a.jpg',
  'HTTPS://CARS.EXAMPLE/A.JPG',
])('%s may be asked for', (address) => expect(checkUrl(address, undefined, PUBLIC).hostname).not.toBe(''))

const INSIDE_WORDS = 'This address is not on the public internet. Use one that everybody can reach.'
it.each([
  ['https://cars.example/in', null],
  ['https://cars.example:443/in', null],
  ['HTTPS://8.8.8.8/in', null],
  ['http://cars.example/in', 'Enter an address that starts with https://.'],
  ['', 'Enter an address that starts with https://.'],
  ['https://', 'Enter a whole address such as https://www.example.com/cars.'],
  ['https://me:word@cars.example/', 'Use the address without a user name or password.'],
  ['https://cars.example:3991/', 'Use the address without the port number.'],
  ['https://localhost/in', INSIDE_WORDS],
  ['https://localhost:3991/in', INSIDE_WORDS],
  ['https://shop.localhost/in', INSIDE_WORDS],
  ['https://nas.local./in', INSIDE_WORDS],
  ['https://NAS.LOCAL/in', INSIDE_WORDS],
  ['https://server/in', INSIDE_WORDS],
  ['https://127.0.0.1:3991/p.js', INSIDE_WORDS],
  ['https://127.1/in', INSIDE_WORDS],
  ['https://10.0.0.8/in', INSIDE_WORDS],
  ['https://[::1]/in', INSIDE_WORDS],
])('entered, %j: %j', (address, words) => expect(addressProblem(address)).toBe(words))

import { expect, it } from 'vitest'
import { tilesFault, tilesOf } from '@/core/dealer/config/tilesConfig'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import { settingFaults } from '@/core/settings/faults'
import { configInput } from '../../helpers/dealers'

const SERVER = 'Use https:// and the name of a server, without {s}, a port or a password.'
const INSIDE = 'Use a server that everybody reaches, not one of your own network.'
const PATH = '{z}/{x}/{y}.png'

it.each([
  [`https://tiles.example/${PATH}`, null],
  [`https://a.tiles.example/v1/${PATH}?key=abc`, null],
  [`https://tiles.example/?z={z}&x={x}&y={y}`, null],
  [`https://tiles.example/{z}/{x}.png`, 'Put {y} where'],
  ['https://tiles.example/', 'Put {z}, {x}, {y} where'],
  [`http://tiles.example/${PATH}`, SERVER],
  [`//tiles.example/${PATH}`, SERVER],
  [`javascript:alert(1)//${PATH}`, SERVER],
  [`https://{s}.tiles.example/${PATH}`, SERVER],
  [`https://{z}.example/{x}/{y}`, SERVER],
  [`https://tiles.example:8443/${PATH}`, SERVER],
  [`https://user:secret@tiles.example/${PATH}`, SERVER],
  [`https://tiles.example;script-src *.example/${PATH}`, SERVER],
  [`https://tiles.example/a b/${PATH}`, SERVER],
  [`https://localhost/${PATH}`, SERVER],
  [`https://127.0.0.1/${PATH}`, SERVER],
  [`https://10.0.0.8/${PATH}`, SERVER],
  [`https://2130706433/${PATH}`, SERVER],
  [`https://0x7f.1/${PATH}`, SERVER],
  [`https://[::1]/${PATH}`, SERVER],
  [`https://tiles.localhost/${PATH}`, INSIDE],
  [`https://nas.local/${PATH}`, INSIDE],
  [`https://tiles.corp.internal/${PATH}`, INSIDE],
  [`https://TILES.LOCAL/${PATH}`, INSIDE],
])('the address of tiles %s: %s', (address, fault) => {
  if (fault === null) expect(tilesFault(address)).toBeNull()
  else expect(tilesFault(address)).toContain(fault)
})

const url = `https://tiles.example/${PATH}`
const attribution = '© map makers'

it.each([
  ['nothing', {}, []],
  ['both', { url, attribution }, []],
  [
    'an address alone',
    { url },
    [['mapTiles.attribution', 'Say whose tiles they are: each map names its source.']],
  ],
  ['one inside', { url: `https://nas.local/${PATH}`, attribution }, [['mapTiles.url', INSIDE]]],
])('the settings with %s', (_what, mapTiles, faults) =>
  expect([...settingFaults(configInput({ mapTiles }))]).toEqual(faults),
)

it.each([
  ['none', {}, false],
  ['both', { url, attribution }, true],
  ['stored past the rule', { url: 'https://127.0.0.1/{z}/{x}/{y}.png', attribution }, false],
])('tiles of a dealer: %s', (_what, mapTiles, has) =>
  expect(tilesOf(tenantConfigSchema.parse(configInput({ mapTiles }))) !== null).toBe(has),
)

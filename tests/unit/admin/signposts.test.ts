import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import config from '@payload-config'
import { SELLING, WRITING } from '@/admin/frame/mainScreens.data'
import { SECTIONS } from '@/core/settings/sections'

const ROOMS = ['admin', 'collections', 'core', 'features', 'search', 'fields', 'access', 'blocks']
const textsOf = (room: string): [file: string, text: string][] =>
  readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [path.join(room, file), readFileSync(`src/${room}/${file}`, 'utf8').replace(/\s+/g, ' ')])

const { collections } = await config
const plain = (label: unknown): string => (typeof label === 'string' ? label : '')
const inMenu = collections.flatMap(({ labels, admin }) =>
  typeof admin.group === 'string' ? [`${admin.group}, ${plain(labels.plural)}`] : [],
)
const links = [...SELLING, ...WRITING].map(({ words }) => words)
const KNOWN = new Set([...inMenu, ...links, ...SECTIONS.map(({ title }) => title)])

/** `are under Website, Finance rates.` ends with its sentence, or where it is a part of one. */
const SIGNPOST =
  /\bunder ([A-Z][a-z]+(?: [a-z]+)*?(?:, [A-Z][a-z]+(?: [a-z]+)*?)?)(?=[.,:'"’`]| is\b| when\b)/g

it('what is said to be “under” a name of the menu or of the settings is there', () => {
  const found = ROOMS.flatMap(textsOf).flatMap(([file, text]) =>
    [...text.matchAll(SIGNPOST)].map(([, place = '']) => `${file}: ${place}`),
  )
  expect(found.length).toBeGreaterThan(8)
  expect(found.filter((one) => !KNOWN.has(one.slice(one.indexOf(': ') + 2)))).toEqual([])
})
